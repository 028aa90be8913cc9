import type { QueryFunctionContext } from '@tanstack/react-query';
import { Effect } from 'effect';
import type { Endpoint, ReplyOf, RequestOf } from '#domain/contract/endpoint.ts';
import type { Call } from './call.ts';
import { noteKept } from './kept.ts';

/** How long a reading counts as true of what changes seldom. */
export const FIVE_MINUTES_MS = 5 * 60_000;

/** A `queryFn` that calls the endpoint and takes one part of the reply; `pages` is how many a list has. */
export function reading<E extends Endpoint, T>(
  call: Call,
  endpoint: E,
  request: RequestOf<E>,
  take: (data: ReplyOf<E>, pages: number) => T,
) {
  return ({ signal, client, queryKey }: QueryFunctionContext): Promise<T> =>
    Effect.runPromise(call(endpoint, request, { signal })).then(({ data, pages, keptAt }) => {
      noteKept(client.getQueryCache().find({ queryKey }), keptAt);
      return take(data, pages);
    });
}
