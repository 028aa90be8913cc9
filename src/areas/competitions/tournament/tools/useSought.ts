import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { sidesFinder } from '#domain/tournament/sides.ts';
import { SEARCH_PARAMETER } from '../../../../shared/forms/SearchField.tsx';
import { isToPlay, type Shown } from '../matches/matchSides.ts';

const TO_PLAY = 'faltam';
const YES = 'sim';

/** What of a list of matches or tables is asked for. The address alone holds it, so that a reload and a link keep it. */
export function useSought() {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get(SEARCH_PARAMETER) ?? '';
  const isToPlayOnly = parameters.get(TO_PLAY) === YES;
  const set = (change: Readonly<Record<string, string>>) =>
    setParameters(
      (known) => {
        const next = new URLSearchParams(known);
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    text,
    isToPlayOnly,
    /** The same function for the same search, so that what is found is looked for once. */
    hasSide: useMemo(() => sidesFinder(text), [text]),
    search: (typed: string) => set({ [SEARCH_PARAMETER]: typed }),
    askToPlayOnly: (only: boolean) => set({ [TO_PLAY]: only ? YES : '' }),
    askForAll: () => set({ [SEARCH_PARAMETER]: '', [TO_PLAY]: '' }),
  };
}

export type Sought = ReturnType<typeof useSought>;

/** Whether less than everything is asked for. */
export function isSearching({ text, isToPlayOnly }: Pick<Sought, 'text' | 'isToPlayOnly'>): boolean {
  return text.trim() !== '' || isToPlayOnly;
}

/** Whether a match is among what is asked for. */
export function isSought(match: Shown, { hasSide, isToPlayOnly }: Pick<Sought, 'hasSide' | 'isToPlayOnly'>): boolean {
  if (isToPlayOnly && !isToPlay(match)) return false;
  return hasSide(match.doubleOne) || hasSide(match.doubleTwo);
}
