import { useState } from 'react';

/** `compact`: rows as low as the whole day needs to be seen at once; `comfortable`: cards of five lines. Phones have the latter. */
export type Density = 'compact' | 'comfortable';

const KEY = 'agenda-density';

/** The rows' height as this browser remembers it; `compact` until somebody chooses. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState(readDensity);
  const choose = (chosen: Density) => {
    localStorage.setItem(KEY, chosen);
    setDensity(chosen);
  };
  return [density, choose];
}

function readDensity(): Density {
  return localStorage.getItem(KEY) === 'comfortable' ? 'comfortable' : 'compact';
}
