import { useLocation, useSearch } from 'wouter';
import { addressWord } from './actorTree.ts';
import type { Recording } from './recording.ts';

const NAME = 'ator';

/** The actor in the address, such as `?ator=booking`, so that a reload or a link shows it again. */
export function useAskedActor({ actors }: Recording) {
  const [pathname, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get(NAME);
  const ask = (sessionId: string) => {
    const actor = actors.find((each) => each.sessionId === sessionId);
    if (actor === undefined) return;
    navigate(`${pathname}?${new URLSearchParams({ [NAME]: addressWord(actors, actor) })}`, { replace: true });
  };
  return { asked, ask };
}
