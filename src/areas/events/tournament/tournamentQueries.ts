import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { tournamentEndpoints } from '../../../../domain/contract/tournament.ts';
import type { Call } from '../../../shared/api/call.ts';
import { EVENTS } from '../../../shared/api/queryKeys.ts';

/** Most that a tournament can have comes in one answer. */
const ALL = { limit: 10_000 };

/** How far a category has come, with a number that changes with everything in it. */
export function progressQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'progress', categoryId],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(tournamentEndpoints.progress, { params: { id: categoryId } }, { signal })).then(
        ({ data }) => data,
      ),
  });
}

/** The groups of a category with their tables; none before the draw. */
export function groupsQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'groups', categoryId],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(tournamentEndpoints.groups, { params: { id: categoryId }, query: ALL }, { signal })).then(
        ({ data: { groups, canDrawAgain } }) => ({ groups, canDrawAgain }),
      ),
  });
}

/** The matches whose sides are known, and the tree with its open places. */
export function matchesQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'matches', categoryId],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(tournamentEndpoints.matches, { params: { id: categoryId }, query: ALL }, { signal })).then(
        ({ data: { matches, bracket, qualified, champion } }) => ({ matches, bracket, qualified, champion }),
      ),
  });
}
