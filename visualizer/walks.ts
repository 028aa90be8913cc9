import { Schema } from 'effect';
import { KeptStep, KeptWalk, type KeptEvent } from './keptWalk.ts';
import { fromPlain, toPlain } from './plainValues.ts';

/** A walk of the generated tests: besides what every kept walk has, what the tests call it and its steps. */
const Walk = Schema.Struct({
  ...KeptWalk.fields,
  title: Schema.String,
  /** The name of its start. */
  start: Schema.String,
  /** The transitions that the chart takes at its start. */
  taken: Schema.Array(Schema.String),
  steps: Schema.Array(Schema.Struct({ ...KeptStep.fields, title: Schema.String, taken: Schema.Array(Schema.String) })),
});

const ChartWalks = Schema.Struct({
  /** The model file that generates the chart's tests. */
  file: Schema.String,
  /** Inputs with which the chart may start, by name. */
  starts: Schema.Record(Schema.String, Schema.Unknown),
  walks: Schema.Array(Walk),
});

const Walks = Schema.Record(Schema.String, ChartWalks);

export type Walk = typeof Walk.Type;
export type ChartWalks = typeof ChartWalks.Type;
/** The walks of the generated tests, by chart id. `npm run docs:charts` writes them from the models in tests/models. */
export type Walks = typeof Walks.Type;

let loading: Promise<Walks> | undefined;

/** Fetches the walks at the first call, then returns the same promise. */
export function loadWalks(): Promise<Walks> {
  loading ??= import('./walks.json?raw').then(({ default: text }) =>
    Schema.decodeUnknownSync(Walks)(fromPlain(JSON.parse(text))),
  );
  return loading;
}

/** The different events of that type that tests send to the chart. */
export function samplesOf(walks: Walks, chartId: string, eventType: string): readonly KeptEvent[] {
  const events = (walks[chartId]?.walks ?? []).flatMap(({ steps }) => steps.map(({ event }) => event));
  const samples = new Map(
    events.filter(({ type }) => type === eventType).map((event) => [JSON.stringify(toPlain(event)), event] as const),
  );
  return [...samples.values()];
}

/** The walks that take a transition. */
export function testsOf(walks: Walks, chartId: string, transitionId: string): readonly Walk[] {
  return (walks[chartId]?.walks ?? []).filter((walk) => takenBy(walk).includes(transitionId));
}

/** The transitions among `transitionIds` that no walk takes. */
export function untestedOf(walks: Walks, chartId: string, transitionIds: readonly string[]): ReadonlySet<string> {
  const taken = new Set((walks[chartId]?.walks ?? []).flatMap(takenBy));
  return new Set(transitionIds.filter((id) => !taken.has(id)));
}

/** The transitions that a walk takes, with repetitions. */
export function takenBy({ taken, steps }: Walk): readonly string[] {
  return [...taken, ...steps.flatMap((step) => step.taken)];
}
