import classes from './CourtScene.module.css';

/** A decorative drawing: sunset by the sea behind a net, with a ball in the air. Fills its positioned parent. */
export function CourtScene() {
  return (
    <svg className={classes.scene} viewBox="0 0 600 720" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <rect className={classes.sky} width="600" height="720" />
      <circle className={classes.halo} cx="400" cy="330" r="190" />
      <circle className={classes.glow} cx="400" cy="330" r="130" />
      <circle className={classes.sun} cx="400" cy="330" r="78" />
      <path className={classes.hill} d="M0 352C60 316 118 306 168 330S250 352 300 350V380H0Z" />
      <path className={classes.sea} d="M0 350H600V470H0Z" />
      <path className={classes.shimmer} d="M336 372H464M356 392H444M322 412H420M372 432H452" />
      <path className={classes.foam} d="M0 452Q75 438 150 450T300 450T450 448T600 444V470H0Z" />
      <path className={classes.sand} d="M0 460Q75 446 150 458T300 458T450 456T600 452V720H0Z" />
      <path className={classes.lines} d="M150 508H450L640 740H-40ZM300 508V740M98 572H502" />
      <path className={classes.post} d="M64 572V424M536 572V424" />
      <path className={classes.mesh} d={mesh()} />
      <path className={classes.tape} d="M64 430H536M64 486H536" />
      <path className={classes.flight} d="M92 330C150 236 214 204 268 210" />
      <circle className={classes.ball} cx="292" cy="216" r="20" />
      <path className={classes.seam} d="M274 226C287 224 297 212 295 197M279 232C296 230 309 218 311 209" />
    </svg>
  );
}

function mesh(): string {
  const cords = Array.from({ length: 27 }, (_, index) => `M${82 + index * 16.75} 430V486`);
  return `${cords.join('')}M64 449H536M64 468H536`;
}
