import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Texts = Record<string, string>;

/**
 * Follows what the server knows of a form's fields while it is open: a field that nobody typed in becomes what another
 * window saved there; of a field that was typed in, what was saved there instead is told.
 */
export function useTheirs<V extends Texts>(saved: V, typed: V, set: (field: string, value: string) => void) {
  const text = JSON.stringify(saved);
  const known = useRef({ text, saved });
  const [theirs, setTheirs] = useState<Texts>({});

  const follow = useEffectEvent((now: string) => {
    if (now === known.current.text) return;
    const before: Texts = known.current.saved;
    known.current = { text: now, saved };
    const changed = Object.entries(saved).filter(([field, value]) => value !== before[field]);
    for (const [field, value] of changed) {
      if (typed[field] === before[field] || typed[field]?.trim() === value) set(field, value);
    }
    setTheirs((others) => ({ ...others, ...Object.fromEntries(changed) }));
  });
  useEffect(() => follow(text), [text]);

  /** What another window saved in place of what stands in the field. */
  return (field: keyof V & string): string | undefined =>
    theirs[field] === saved[field] && typed[field] !== saved[field] ? theirs[field] : undefined;
}
