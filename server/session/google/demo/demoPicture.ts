/** A face for who has none: an evening at the beach. PNG, because that is what providers send. */
export async function demoPicture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(EVENING)).png().toBuffer();
}

const EVENING = /* svg */ `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="384" height="384">
  <rect width="96" height="96" fill="#aee4e1"/>
  <circle cx="70" cy="26" r="13" fill="#ffb238"/>
  <path d="M0 66q12-7 24 0t24 0 24 0 24 0v30H0z" fill="#0b6e72"/>
  <path d="M0 82q48-12 96 0v14H0z" fill="#fbf6ec"/>
  <path d="M22 96c0-20 12-30 26-30s26 10 26 30z" fill="#b4432b"/>
  <circle cx="48" cy="46" r="19" fill="#c98a5e"/>
  <path d="M28 44c0-16 9-24 20-24s20 8 20 24c-8-3-14-8-17-13-5 7-13 11-23 13z" fill="#3a2412"/>
</svg>`;
