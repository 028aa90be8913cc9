import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Texts = Record<string, string>;

/**
 * Follows the server's values while a form is open: an untouched field takes the value that another window saved; for an
 * edited field, the returned function gives that value.
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

  /** What another window saved, when it differs from the field's value. */
  return (field: keyof V & string): string | undefined =>
    theirs[field] === saved[field] && typed[field] !== saved[field] ? theirs[field] : undefined;
}
