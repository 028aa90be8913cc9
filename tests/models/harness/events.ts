import { getNextTransitions } from 'xstate';
import type { ChartModel } from './model.ts';
import type { ChartEvent, Traced } from './tracing.ts';

/** One thing that may happen next, with the word that a test's title has for it. */
export interface Happening {
  readonly title: string;
  readonly event: ChartEvent;
}

/** Everything that the outside could do now: events with their samples, replies of running actors, delays that run. */
export function happenings(model: ChartModel, { chart, pending }: Traced): readonly Happening[] {
  if (chart.status !== 'active') return [];
  const types = new Set<string>(getNextTransitions(chart).map((transition) => String(transition.eventType)));
  const timers = new Set(pending.timers.values());
  return [...types].flatMap((type) => {
    const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (ending !== undefined && actor !== undefined) {
      if (!pending.actors.has(actor)) return [];
      const samples = samplesFor(model, type, chart) ?? [ending === 'done' ? undefined : new Error(`${actor} failed`)];
      return titled(`${ending}(${actor})`, samples, (value) => reply(ending, actor, value));
    }
    if (timers.has(type)) return [{ title: timerTitle(type), event: { type } }];
    if (type.endsWith('*'))
      return titled(type, wildcardEvents(model, type), (event) => ({ type: '', ...asObject(event) }));
    // Always, done states, ended delays and actors' snapshots without a sample are not the outside's to send.
    const samples = samplesFor(model, type, chart) ?? (type === '' || type.startsWith('xstate.') ? [] : [{}]);
    return titled(type, samples, (payload) => ({ ...asObject(payload), type }));
  });
}

function samplesFor(model: ChartModel, type: string, chart: Traced['chart']): readonly unknown[] | undefined {
  const samples = model.outcomes[type];
  return typeof samples === 'function' ? samples(chart) : samples;
}

function wildcardEvents(model: ChartModel, descriptor: string): readonly ChartEvent[] {
  return model.wildcards[descriptor] ?? [{ type: descriptor === '*' ? 'unheard' : descriptor.replace('*', 'unheard') }];
}

// The same members as XState's own replies, so that a chart cannot tell them apart.
function reply(ending: string, actorId: string, value: unknown): ChartEvent {
  const type = `xstate.${ending}.actor.${actorId}`;
  return ending === 'done' ? { type, output: value, actorId } : { type, error: value, actorId };
}

function timerTitle(type: string): string {
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  return delay === undefined ? type : `after(${delay})`;
}

function titled<T>(word: string, samples: readonly T[], event: (sample: T) => ChartEvent): readonly Happening[] {
  const words = samples.map((sample, index) => sampleTitle(sample) ?? `#${index + 1}`);
  return samples.map((sample, index) => {
    const repeated = words.filter((other) => other === words[index]).length > 1;
    const title = samples.length === 1 ? word : `${word} ${words[index]}${repeated ? ` #${index + 1}` : ''}`;
    return { title, event: event(sample) };
  });
}

/** A sample's own name: the tag of a result, a short text, or its members when they fit. */
function sampleTitle(sample: unknown): string | null {
  if (sample === null || typeof sample !== 'object') return String(sample);
  if (sample instanceof Error) return sample.message;
  for (const name of ['_tag', 'tag', 'kind', 'type', 'status', 'title']) {
    const value: unknown = Reflect.get(sample, name);
    if (typeof value === 'string') return value;
  }
  const whole = JSON.stringify(sample).replaceAll('"', '');
  return whole.length <= 32 ? whole : null;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
