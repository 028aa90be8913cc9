import { Data } from 'effect';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, EndpointName } from '../../domain/contract/contract.ts';
import type { ReplyOf, RequestOf } from '../../domain/contract/endpoint.ts';
import { type FailureCode, FAILURES } from '../../domain/contract/failure.ts';
import type { Role } from '../../domain/people/person.ts';
import type { Transaction } from '../database/transaction.ts';

/** Who is calling, from the server's session row and nothing else. */
export type Viewer =
  | { readonly role: 'visitor' }
  | { readonly role: Role; readonly personId: string; readonly sessionHash: string };

/** A call after parsing and authorising: the decoded members that its endpoint declares. */
export type Call<N extends EndpointName> = RequestOf<Contract[N]> & {
  readonly viewer: Viewer;
  /** What a form brought along for an endpoint that takes a file. Its type is whatever its sender says. */
  readonly file: Uint8Array | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export interface Answer<N extends EndpointName> {
  readonly data: ReplyOf<Contract[N]>;
  readonly pages?: number;
  readonly message?: string;
}

/** A read, or a write that brings no row of its own worth replaying (login, logout). */
export type Read<N extends EndpointName> = (call: Call<N>) => Promise<Answer<N>>;

/**
 * A write: one domain decision inside one transaction, in which the idempotency key is stored too.
 * `finish` runs after the commit, for what a transaction must not wait for (the network); it must be safe to
 * repeat with the same decision, since a crash or a retry of the client repeats it. The decision is stored as JSON.
 * A `finish` that refuses must have undone the decision; then the key is free for a request made anew.
 */
export interface Write<N extends EndpointName, Decision = Answer<N>, Prepared = unknown> {
  /** Before the transaction, which must not wait for it: the decoding of a picture. It may refuse; a repeated call repeats it. */
  prepare?(call: Call<N>): Promise<Prepared>;
  decide(call: Call<N>, tx: Transaction, prepared: Prepared): Promise<Decision>;
  finish?(call: Call<N>, decision: Decision): Promise<Answer<N>>;
  /** What a decision answers that leaves nothing to finish: no second transaction is needed for it then. */
  answer?(decision: Decision): Answer<N> | undefined;
}

export type TwoStepWrite<N extends EndpointName, Decision> = Write<N, Decision> &
  Required<Pick<Write<N, Decision>, 'finish'>>;

/** Ends a call with one of the contract's failures and rolls its transaction back; the one throw that is no bug. */
export class Refusal extends Data.TaggedError('Refusal')<{
  readonly code: FailureCode;
  readonly message: string;
  readonly details?: unknown;
}> {}

/** @param details field errors, or the hours that were taken */
export function refuse(code: FailureCode, details?: unknown, message: string = FAILURES[code].message): never {
  throw new Refusal({ code, message, details });
}
