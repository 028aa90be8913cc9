import { Effect } from 'effect';
import type { Endpoint, ReplyOf, RequestOf } from '../../../domain/contract/endpoint.ts';
import type { Call } from './call.ts';

/** A `queryFn` that calls the endpoint and takes one part of the reply; `pages` is how many a list has. */
export function reading<E extends Endpoint, T>(
  call: Call,
  endpoint: E,
  request: RequestOf<E>,
  take: (data: ReplyOf<E>, pages: number) => T,
) {
  return ({ signal }: { readonly signal: AbortSignal }): Promise<T> =>
    Effect.runPromise(call(endpoint, request, { signal })).then(({ data, pages }) => take(data, pages));
}
