import { Schema } from 'effect';
import { useRoute } from 'wouter';
import { Id } from '../../domain/contract/id.ts';
import { ROUTES } from '../../domain/navigation/routes.ts';

/** The arena of the address, in either reading of it; `undefined` when no arena can have such an identifier. */
export function useArenaId(): Id | undefined {
  const [, long] = useRoute(ROUTES.arena.path);
  const [, short] = useRoute(ROUTES.arenaShort.path);
  const id = long?.id ?? short?.id;
  return isId(id) ? id : undefined;
}

const isId = Schema.is(Id);
