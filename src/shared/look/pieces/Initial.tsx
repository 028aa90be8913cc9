import { useState } from 'react';
import classes from './Initial.module.css';

/** A person's or an arena's picture; the first letter of the name when it is missing or fails to load. */
export function Initial({ name, src, size = 40 }: { name: string; src?: string | undefined; size?: number }) {
  const [broken, setBroken] = useState<string>();
  const missing = src === undefined || src === '' || broken === src;
  return (
    <span className={classes.initial} style={{ width: size, height: size, fontSize: size * 0.44 }} aria-hidden>
      {missing ? (
        name.trim().charAt(0).toLocaleUpperCase('pt-BR')
      ) : (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      )}
    </span>
  );
}
