import { useState } from 'react';
import { pictureAt } from '#domain/uploads/image.ts';
import classes from './EventArtwork.module.css';

type EventArtworkProps = {
  artwork: string | undefined;
  /** The width to load, in pixels: one of the sizes in which pictures are stored. */
  width?: 192 | 512;
};

/**
 * An event's picture, which fills its parent; a drawn court when there is none or it does not load. Its alternative
 * text is empty: the event's name says the same.
 */
export function EventArtwork({ artwork, width = 512 }: EventArtworkProps) {
  const [broken, setBroken] = useState<string>();
  if (artwork === undefined || broken === artwork) return <DrawnArtwork />;
  return (
    <img
      className={classes.artwork}
      src={pictureAt(artwork, width)}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(artwork)}
    />
  );
}

function DrawnArtwork() {
  return (
    <svg className={classes.artwork} viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <circle className={classes.sun} cx="150" cy="92" r="30" />
      <path className={classes.sea} d="M0 92H300V124H0Z" />
      <path className={classes.sand} d="M0 120Q150 112 300 120V200H0Z" />
      <path className={classes.line} d="M98 134H202L256 190H44ZM74 160H226" />
      <path className={classes.net} d="M68 162V112M232 162V112M68 114H232M68 128H232" />
      <path className={classes.cord} d="M0 22Q150 62 300 22" />
      <path className={classes.flagMar} d="M26 27L44 31L33 50ZM122 41L142 42L132 62ZM218 36L238 33L230 54Z" />
      <path className={classes.flagSol} d="M74 36L94 39L82 58ZM170 41L190 39L182 60ZM260 29L278 26L272 46Z" />
      <circle className={classes.ball} cx="176" cy="54" r="8" />
      <path className={classes.flight} d="M110 132Q122 66 165 55" />
    </svg>
  );
}
