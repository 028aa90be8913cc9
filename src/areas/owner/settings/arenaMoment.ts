import { DEFAULT_ZONE, type Moment, momentIn } from '#domain/values/days/moment.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { ownArenaQuery } from './settingsQueries.ts';

/** The current day and hour in the arena's time zone; until the arena has been read, in the default zone. */
export function arenaMoment({ call, queryClient, now }: App): Moment {
  const known = queryClient.getQueryData(ownArenaQuery(call).queryKey);
  return momentIn(now(), known?.arena.zone ?? DEFAULT_ZONE);
}
