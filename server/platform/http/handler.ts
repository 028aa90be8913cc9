import { Data } from 'effect';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, EndpointName } from '#domain/contract/contract.ts';
import type { ReplyOf, RequestOf } from '#domain/contract/endpoint.ts';
import { type FailureCode, FAILURES } from '#domain/contract/failure.ts';
import type { ActingRole, StaffActing } from '#domain/staff/staff.ts';
import type { Transaction } from '../database/transaction.ts';

/** The caller, known from the server's session row alone. */
export type Viewer =
  | { readonly role: 'visitor' }
  | ({ readonly role: Exclude<ActingRole, StaffActing> } & InSession)
  /** Acts for the arena. */
  | ({ readonly role: StaffActing; readonly arenaId: string } & InSession);

/** Who has no session. */
export const VISITOR: Viewer = { role: 'visitor' };

type InSession = { readonly personId: string; readonly sessionHash: string };

/** A call after parsing and authorisation, with the decoded members that its endpoint declares. */
export type Call<N extends EndpointName> = RequestOf<Contract[N]> & {
  readonly viewer: Viewer;
  /** The file of a form, at an endpoint that takes one. Its declared type is not verified. */
  readonly file: Uint8Array | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** What a write was about, for its entry in the audit, where the call's address does not say it. */
export interface Decided {
  readonly about?: {
    /** The arena that was changed; of staff it is the one that they act for. */
    readonly arena?: string;
    /** The reservation, voucher or event; without it the first thing in the reply that has an identifier. */
    readonly subject?: string;
  };
}

export interface Answer<N extends EndpointName> extends Decided {
  readonly data: ReplyOf<Contract[N]>;
  readonly pages?: number;
  readonly message?: string;
}

/** A read, or a write that creates no row worth replaying (login, logout). */
export type Read<N extends EndpointName> = (call: Call<N>) => Promise<Answer<N>>;

/**
 * A write: one domain decision inside one transaction, which also stores the idempotency key. `finish` runs after the
 * commit, for what a transaction must not wait for (the network). It must be safe to repeat with the same decision,
 * since a crash or a client's retry repeats it. The decision is stored as JSON. A `finish` that refuses must have undone
 * the decision first; the key is then free for a new request.
 */
export interface Write<N extends EndpointName, Decision = Answer<N>, Prepared = unknown> {
  /** Runs before the transaction, for slow work such as decoding a picture. It may refuse, and a repeated call runs it again. */
  prepare?(call: Call<N>): Promise<Prepared>;
  decide(call: Call<N>, tx: Transaction, prepared: Prepared): Promise<Decision & Decided>;
  finish?(call: Call<N>, decision: Decision): Promise<Answer<N>>;
  /** Runs when a refusal has rolled the transaction back, before it is answered. It must not refuse. */
  refused?(call: Call<N>, refusal: Refusal): Promise<void>;
  /** The reply for a decision that leaves nothing to finish, which saves the second transaction. */
  answer?(decision: Decision): Answer<N> | undefined;
}

export type TwoStepWrite<N extends EndpointName, Decision> = Write<N, Decision> &
  Required<Pick<Write<N, Decision>, 'finish'>>;

/** Ends a call with one of the contract's failures and rolls its transaction back. No other throw is expected. */
export class Refusal extends Data.TaggedError('Refusal')<{
  readonly code: FailureCode;
  readonly message: string;
  readonly details?: unknown;
}> {}

/** @param details field errors, or the hours that were taken */
export function refuse(code: FailureCode, details?: unknown, message: string = FAILURES[code].message): never {
  throw new Refusal({ code, message, details });
}
