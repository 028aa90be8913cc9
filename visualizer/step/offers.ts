import { type AnyTransitionDefinition, getNextTransitions } from 'xstate';
import { delayIn, replyIn } from '../flows/eventTypes.ts';
import type { ChartEvent, Traced } from './walker.ts';

/** One thing that may happen next, from outside the chart; what it carries is for whoever lets it happen to say. */
export type Offer = {
  /** The event's type; of a wildcard, its descriptor. */
  readonly type: string;
} & (
  | { readonly kind: 'event' | 'wildcard' }
  /** The reply of a running actor. */
  | { readonly kind: 'done' | 'error'; readonly actor: string }
  /** A running delay, in milliseconds. */
  | { readonly kind: 'after'; readonly delay: string; readonly ms: number }
  /** What only the chart itself sends, or an actor that shares its snapshots; and a delay that is over. */
  | { readonly kind: 'inner' }
);

/** What the states that are active now would hear, as far as it can come: replies of running actors, delays that run. */
export function offersOf(traced: Traced): readonly Offer[] {
  if (traced.chart.status !== 'active') return [];
  const types = new Set(getNextTransitions(traced.chart).map(descriptorOf));
  return [...types].flatMap((type) => offerOf(type, traced) ?? []);
}

/** The offer of a descriptor that an active state has, unless its actor or its delay does not run. */
function offerOf(type: string, { pending }: Traced): Offer | undefined {
  const { ending, actor } = replyIn(type);
  if (actor !== undefined) return pending.actors.has(actor) ? { type, kind: ending, actor } : undefined;
  const timer = [...pending.timers.values()].find(({ event }) => event === type);
  if (timer) return { type, kind: 'after', delay: delayIn(type) ?? type, ms: timer.delay };
  if (type.endsWith('*')) return { type, kind: 'wildcard' };
  return { type, kind: type === '' || type.startsWith('xstate.') ? 'inner' : 'event' };
}

/** The event that an offer becomes with what it carries: members of an ordinary event, an output, or an error. */
export function eventOf(offer: Offer, carried: unknown): ChartEvent {
  const { type } = offer;
  switch (offer.kind) {
    // The same members as XState's own replies, so that a chart cannot tell them apart.
    case 'done':
      return { type, output: carried, actorId: offer.actor };
    case 'error':
      return { type, error: carried, actorId: offer.actor };
    case 'after':
      return { type };
    case 'wildcard':
      return { type: unheard(type), ...asObject(carried) };
    default:
      return { ...asObject(carried), type };
  }
}

/** What an event carries, so that `eventOf` makes the same event of it. */
export function carriedBy(event: ChartEvent): unknown {
  const { type, ...members } = event;
  const { ending } = replyIn(type);
  if (ending !== undefined) return ending === 'done' ? event['output'] : event['error'];
  return members;
}

/** Whether a transition's descriptor, which may end in a wildcard, is for events of that type. */
export function hears(descriptor: string, type: string): boolean {
  if (!descriptor.endsWith('*')) return descriptor === type;
  const prefix = descriptor.slice(0, -2);
  return descriptor === '*' || type === prefix || type.startsWith(`${prefix}.`);
}

/** An event type that only a wildcard hears. */
function unheard(descriptor: string): string {
  return descriptor === '*' ? 'unheard' : descriptor.replace('*', 'unheard');
}

function descriptorOf({ eventType }: AnyTransitionDefinition): string {
  return String(eventType);
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
