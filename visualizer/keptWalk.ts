import { Schema } from 'effect';
import type { StateValue } from 'xstate';
import { fromPlain, toPlain } from './plainValues.ts';

const KeptEvent = Schema.StructWithRest(Schema.Struct({ type: Schema.String }), [
  Schema.Record(Schema.String, Schema.Unknown),
]);

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isStateValue));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What one step of a walk did, in the words of the records of the tests. What did not happen is left out. */
const Doings = {
  state: Schema.declare(isStateValue),
  emitted: Schema.optionalKey(Schema.Array(KeptEvent)),
  /** The actors that began, with what they were given. */
  started: Schema.optionalKey(
    Schema.Array(Schema.Struct({ actor: Schema.String, input: Schema.optionalKey(Schema.Unknown) })),
  ),
  /** What the chart sent to its own actors. */
  sent: Schema.optionalKey(Schema.Array(Schema.Struct({ to: Schema.String, event: KeptEvent }))),
  /** What it did outside itself, by actions of the app. */
  effects: Schema.optionalKey(
    Schema.Array(Schema.Struct({ action: Schema.String, params: Schema.optionalKey(Schema.Unknown) })),
  ),
  /** The delays that began, in milliseconds, by name. */
  timers: Schema.optionalKey(Schema.Record(Schema.String, Schema.Number)),
};

export const KeptStep = Schema.Struct({ event: KeptEvent, ...Doings });

/**
 * A walk as it is copied, sent in a link and kept by the tests: what happened, and what the chart must do at each step.
 * Its own members are those of its start.
 */
export const KeptWalk = Schema.Struct({
  chart: Schema.String,
  input: Schema.optionalKey(Schema.Unknown),
  /** Where it begins instead: in the middle of a run that was followed live. */
  from: Schema.optionalKey(
    Schema.Struct({
      value: Schema.declare(isStateValue),
      context: Schema.optionalKey(Schema.Unknown),
      status: Schema.String,
      actors: Schema.Record(Schema.String, Schema.declare(isObject)),
      sources: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
      history: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
    }),
  ),
  ...Doings,
  steps: Schema.Array(KeptStep),
  /** The number of steps after which a link shows it; without it the last moment is shown. */
  at: Schema.optionalKey(Schema.Number),
});

export type KeptEvent = typeof KeptEvent.Type;
export type KeptWalk = typeof KeptWalk.Type;
/** A walk as it is pasted: plain data, with marks for what JSON lacks (`plainValues.ts`). */
export type PlainWalk = typeof KeptWalk.Encoded;
export type KeptDoings = Omit<typeof KeptStep.Type, 'event'>;

/** The text of a walk, a line a step: JSON, and so also an expression for a model's `walks`. */
export function walkText({ steps, ...start }: KeptWalk): string {
  const lines = steps.map((step) => `\n    ${json(step)}`).join(',');
  return `${json(start).slice(0, -1)},"steps":[${lines}${lines === '' ? '' : '\n  '}]}`;
}

/** Reads a walk from plain data, such as a parsed text. @throws when it is none */
export function walkFrom(plain: unknown): KeptWalk {
  return Schema.decodeUnknownSync(KeptWalk)(fromPlain(plain));
}

function json(value: unknown): string {
  return JSON.stringify(toPlain(value));
}
