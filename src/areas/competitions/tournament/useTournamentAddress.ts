import { Schema } from 'effect';
import { useLocation } from 'wouter';
import { Id } from '#domain/values/id.ts';
import { nameFromPath } from '#domain/navigation/paths.ts';
import { paramsOf } from '#domain/navigation/routes.ts';

/** The category of the address; `undefined` when the address cannot be one. */
export function useTournamentAddress() {
  const [pathname] = useLocation();
  const { eventId, id, name = '' } = paramsOf(pathname);
  return isId(eventId) && isId(id) ? { eventId, id, name: nameFromPath(name) } : undefined;
}

const isId = Schema.is(Id);
