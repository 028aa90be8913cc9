import type { Schema } from 'effect';
import type { ActingRole } from '../staff/staff.ts';
import type { FailureCode } from './failure.ts';

type AnySchema = Schema.Codec<unknown, unknown>;

/** Who may call: nobody known, what the session acts as, or a proof of its own (`pollToken`, `provider`). */
export type Caller = 'visitor' | ActingRole | 'pollToken' | 'provider';

/** Those who run an arena: its owners and managers. */
export const MANAGEMENT = ['arena-owner', 'manager'] as const satisfies readonly Caller[];
/** Those who work at its desk, reception too. */
export const DESK = [...MANAGEMENT, 'reception'] as const satisfies readonly Caller[];
/** Whoever plays, organizes or may work at an arena: everybody with an account but admins. */
export const PEOPLE = ['player', ...DESK] as const satisfies readonly Caller[];
export const SIGNED_IN = [...PEOPLE, 'admin'] as const satisfies readonly Caller[];
export const ANYBODY = ['visitor', ...SIGNED_IN] as const satisfies readonly Caller[];

/** One call of the API as data. Client, routes, documentation and the attack matrix are built from it. */
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
  /** The call may come without its body, as the specification's does. */
  readonly mayLackBody?: true;
  /** The body is taken as text, as it arrived, whatever its type. */
  readonly raw?: true;
  /** How long a body may be, where the usual limit is too little. */
  readonly mostBytes?: number;
  /**
   * The request may be a form (`multipart/form-data`): one file of this name beside the members of `body`, if there are
   * any; nested members have dotted names (`address.city`).
   */
  readonly file?: string;
  /** The file is a spreadsheet, not a picture. */
  readonly sheet?: true;
  /** The `data` member of a success; the whole body when `bare`. */
  readonly reply: AnySchema;
  readonly status?: 200 | 201;
  readonly failures: readonly FailureCode[];
  /** A list in pages of ten: the reply carries `pages`. */
  readonly paged?: true;
  /** The reply is the same for everybody: a browser may keep it, and asks each time whether it is still true (ETag). */
  readonly shared?: true;
  /** The reply has no envelope, because it copies another party's API. */
  readonly bare?: true;
  /** The product's specification does not have this call; we added it. */
  readonly addition?: true;
}

/** Keeps the literal types of an endpoint. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type TypeOf<S> = S extends { readonly Type: infer T } ? T : undefined;

/** A request's decoded parts, those that the endpoint declares. */
export type RequestOf<E extends Endpoint> = Pick<
  { params: TypeOf<E['params']>; query: TypeOf<E['query']>; body: TypeOf<E['body']> },
  Extract<keyof E, 'params' | 'query' | 'body'>
>;

/** The decoded reply. */
export type ReplyOf<E extends Endpoint> = E['reply']['Type'];
