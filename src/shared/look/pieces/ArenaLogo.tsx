import { useState } from 'react';
import { pictureAt } from '#domain/uploads/image.ts';
import classes from './ArenaLogo.module.css';

/** On screen, and as it is stored, twice as sharp. */
const SIDES = { small: { shown: 44, stored: 96 }, large: { shown: 72, stored: 192 } } as const;

type ArenaLogoProps = { src: string | undefined; size: keyof typeof SIDES };

/** An arena's logo over the corner of its picture, so that nothing moves when there is none. It says nothing beyond the name. */
export function ArenaLogo({ src, size }: ArenaLogoProps) {
  const [broken, setBroken] = useState<string>();
  if (src === undefined || broken === src) return null;
  const { shown, stored } = SIDES[size];
  return (
    <img
      className={classes.logo}
      src={pictureAt(src, stored)}
      alt=""
      width={shown}
      height={shown}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
