import type { Schema } from 'effect';
import type { FailureCode } from './failure.ts';

type AnySchema = Schema.Codec<unknown, unknown>;

/** Who may call. The first four are what the session says; the last two hold their own proof. */
export type Caller = 'visitor' | 'player' | 'arena-owner' | 'admin' | 'pollToken' | 'provider';

export const ANYBODY = ['visitor', 'player', 'arena-owner', 'admin'] as const satisfies readonly Caller[];
export const SIGNED_IN = ['player', 'arena-owner', 'admin'] as const satisfies readonly Caller[];

/** One call of the API as data; client, routes, documentation and the attack matrix come from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `:name` for each member of `params`. */
  readonly path: string;
  readonly callers: readonly Caller[];
  /** One Portuguese line for the documentation. */
  readonly summary: string;
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  /**
   * The call may come as a form (`multipart/form-data`): one file of this name beside the members of `body`, if it has
   * any, inner ones by dotted names (`address.city`).
   */
  readonly file?: string;
  /** The `data` member of a success; the whole body when `bare`. */
  readonly reply: AnySchema;
  readonly status?: 200 | 201;
  readonly failures: readonly FailureCode[];
  /** A list in pages of ten: the reply carries `pages`. */
  readonly paged?: true;
  /** The reply is not in our envelope, because it copies another party's interface. */
  readonly bare?: true;
  /** Ours, beyond the calls that the product's specification names. */
  readonly addition?: true;
}

/** Keeps the literal types of an endpoint. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type TypeOf<S> = S extends { readonly Type: infer T } ? T : undefined;

/** What a caller gives: the decoded members that the endpoint declares. */
export type RequestOf<E extends Endpoint> = Pick<
  { params: TypeOf<E['params']>; query: TypeOf<E['query']>; body: TypeOf<E['body']> },
  Extract<keyof E, 'params' | 'query' | 'body'>
>;

/** What the endpoint answers, decoded. */
export type ReplyOf<E extends Endpoint> = E['reply']['Type'];
