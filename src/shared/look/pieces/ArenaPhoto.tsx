import { useState } from 'react';
import { pictureAt, readPicturePath, SHAPES } from '#domain/uploads/image.ts';
import classes from './ArenaPhoto.module.css';

type ArenaPhotoProps = {
  src: string | undefined;
  alt: string;
  /** Width divided by height. */
  ratio?: number;
  /** For pictures in the first view: they load at once rather than lazily. */
  eager?: boolean;
  rounded?: boolean;
  /** How wide it is drawn, as the attribute `sizes` says it; the browser then takes the file that fits. */
  sizes?: string;
};

/** An arena's picture with its space reserved; a drawn court when it is missing or fails to load. */
export function ArenaPhoto({ src, alt, ratio = 3 / 2, eager = false, rounded = false, sizes }: ArenaPhotoProps) {
  const [broken, setBroken] = useState<string>();
  const missing = src === undefined || src === '' || broken === src;
  return (
    <div className={classes.photo} data-rounded={rounded || undefined} style={{ aspectRatio: ratio }}>
      {missing ? (
        <DrawnCourt label={alt} />
      ) : (
        <img
          {...widthsOf(src, sizes)}
          src={src}
          alt={alt}
          width={1200}
          height={Math.round(1200 / ratio)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </div>
  );
}

/** The widths of an uploaded photo; nothing for any other picture. They stand before `src`, which a browser may fetch at once. */
function widthsOf(src: string, sizes = '100vw') {
  if (!readPicturePath(src)) return {};
  const { widths } = SHAPES.photo;
  return { sizes, srcSet: widths.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ') };
}

function DrawnCourt({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <path className={classes.sea} d="M0 74H300V104H0Z" />
      <path className={classes.sand} d="M0 100Q150 92 300 100V200H0Z" />
      <circle className={classes.sun} cx="222" cy="46" r="17" />
      <path className={classes.lines} d="M84 118H216L272 188H28ZM60 148H240" />
      <path className={classes.net} d="M54 148V100M246 148V100M54 102H246M54 114H246" />
    </svg>
  );
}
