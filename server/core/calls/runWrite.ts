import type { EndpointName } from '#domain/contract/contract.ts';
import { recordCall } from '../audit/writeEntry.ts';
import type { Database } from '#platform/database/database.ts';
import { isCutOff } from '#platform/database/failure.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { type Answer, type Call, type TwoStepWrite, type Write, Refusal, type Viewer } from '#platform/http/handler.ts';
import {
  type StoredReply,
  type Attempt,
  attemptOf,
  forgetKey,
  keepAnswer,
  keepDecision,
  releaseKey,
  takeKey,
} from './idempotency.ts';
import { holdRight } from './holdRight.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { arenaTopic } from '#domain/changes/topic.ts';
import { sendFor } from './sender.ts';

/**
 * A write that takes effect once per idempotency key, and leaves one entry of the audit. Without `finish`, the decision is the reply and is stored in the
 * same transaction as the effect. With it, that transaction stores the decision, and the reply is stored after `finish`.
 */
export type AnyWrite<N extends EndpointName> = Write<N> | TwoStepWrite<N, unknown>;

type Encode<N extends EndpointName> = (answer: Answer<N>) => StoredReply;

/** A write with the name of its call. */
interface Named<N extends EndpointName, W extends AnyWrite<N> = AnyWrite<N>> {
  readonly name: N;
  readonly write: W;
}

interface Written extends StoredReply {
  readonly replayed: boolean;
}

export function runWrite<N extends EndpointName>(
  database: Database,
  { name, write }: Named<N>,
  call: Call<N>,
  encode: Encode<N>,
): Promise<Written> {
  const written = hasFinish(write)
    ? inTwoSteps(database, { name, write }, call, encode)
    : inOneStep(database, { name, write }, call, encode);
  if (!write.refused) return written;
  return written.catch(async (error: unknown) => {
    if (error instanceof Refusal) {
      await write.refused?.(call, error).catch((failure: unknown) => call.request.log.warn(failure));
    }
    throw error;
  });
}

async function inOneStep<N extends EndpointName>(
  database: Database,
  { name, write }: Named<N, Write<N>>,
  call: Call<N>,
  encode: Encode<N>,
): Promise<Written> {
  const attempt = attemptOf(call);
  const prepared = await write.prepare?.(call);
  return inTransaction(database, async (tx) => {
    const state = attempt ? await takeKey(tx, attempt) : NEW;
    if (state.found === 'answer') return { ...state.answer, replayed: true };
    sendFor(tx, call.viewer);
    const decision = await write.decide(call, tx, prepared);
    await holdRight(tx, call.viewer);
    noteTeam(tx, call.viewer);
    const answer = encode(decision);
    await recordCall(tx, name, call, decision);
    if (attempt) await keepAnswer(tx, attempt, answer);
    return { ...answer, replayed: false };
  });
}

async function inTwoSteps<N extends EndpointName>(
  database: Database,
  { name, write }: Named<N, TwoStepWrite<N, unknown>>,
  call: Call<N>,
  encode: Encode<N>,
): Promise<Written> {
  const attempt = attemptOf(call);
  const warn = (failure: unknown): void => call.request.log.warn(failure);
  const prepared = await write.prepare?.(call);
  const decided = inTransaction(database, async (tx) => {
    const found = attempt ? await takeKey(tx, attempt) : NEW;
    if (found.found !== 'nothing') return found;
    sendFor(tx, call.viewer);
    const decision = await write.decide(call, tx, prepared);
    await holdRight(tx, call.viewer);
    noteTeam(tx, call.viewer);
    const made = write.answer?.(decision);
    await recordCall(tx, name, call, { ...decision, data: made?.data });
    if (made) {
      const answer = encode(made);
      if (attempt) await keepAnswer(tx, attempt, answer);
      return { found: 'nothing', answer } as const;
    }
    if (attempt) await keepDecision(tx, attempt, decision);
    return { found: 'decision', decision } as const;
  });
  const state = await decided.catch(async (error: unknown) => {
    // The COMMIT may have succeeded. Then a retry finishes the decision at once, instead of waiting until the key is stale.
    if (attempt && isCutOff(error)) await release(database, attempt, error).catch(warn);
    throw error;
  });
  if (state.found !== 'decision') return { ...state.answer, replayed: state.found === 'answer' };
  try {
    // Converted to JSON the first time too, so that a repeated finish gets exactly the same input.
    const answer = encode(await write.finish(call, JSON.parse(JSON.stringify(state.decision ?? null))));
    if (attempt) await inTransaction(database, (tx) => keepAnswer(tx, attempt, answer));
    return { ...answer, replayed: false };
  } catch (error) {
    if (attempt) await release(database, attempt, error).catch(warn);
    throw error;
  }
}

/** Whatever a team changes, its own windows and those who book there may be looking at. */
function noteTeam(tx: Transaction, viewer: Viewer): void {
  if ('arenaId' in viewer) noteChange(tx, arenaTopic(viewer.arenaId));
}

/** A refusal has undone the decision, so the same request may start anew; after any other error it is still to be finished. */
function release(database: Database, attempt: Attempt, error: unknown): Promise<void> {
  return error instanceof Refusal ? forgetKey(database, attempt) : releaseKey(database, attempt);
}

const NEW = { found: 'nothing' } as const;

function hasFinish<N extends EndpointName>(write: AnyWrite<N>): write is TwoStepWrite<N, unknown> {
  return write.finish !== undefined;
}
