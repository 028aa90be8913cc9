import { queryOptions } from '@tanstack/react-query';
import { tournamentEndpoints } from '#domain/contract/tournament.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { EVENTS } from '../../../shared/api/queryKeys.ts';

/** Everything that a tournament can have fits into one reply. */
const ALL = { limit: 10_000 };

/** A category's phase, with a number that changes whenever anything in it changes. */
export function progressQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'progress', categoryId],
    queryFn: reading(call, tournamentEndpoints.progress, { params: { id: categoryId } }, (data) => data),
  });
}

/** The groups of a category with their tables; none before the draw. */
export function groupsQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'groups', categoryId],
    queryFn: reading(
      call,
      tournamentEndpoints.groups,
      { params: { id: categoryId }, query: ALL },
      ({ groups, canDrawAgain }) => ({ groups, canDrawAgain }),
    ),
  });
}

/** The matches whose sides are known, and the tree with its open places. */
export function matchesQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'matches', categoryId],
    queryFn: reading(
      call,
      tournamentEndpoints.matches,
      { params: { id: categoryId }, query: ALL },
      ({ matches, bracket, qualified, champion }) => ({ matches, bracket, qualified, champion }),
    ),
  });
}
