import { type AnyTransitionDefinition, getNextTransitions } from 'xstate';
import { delayIn, replyIn } from '../flows/eventTypes.ts';
import type { ChartEvent, Traced } from './walker.ts';

/** One event that may come next from outside the chart; its data are chosen when it is sent. */
export type Offer = {
  /** The event's type, or the descriptor of a wildcard. */
  readonly type: string;
} & (
  | { readonly kind: 'event' | 'wildcard' }
  /** A reply of a running actor. */
  | { readonly kind: 'done' | 'error'; readonly actor: string }
  /** A running delay of `ms` milliseconds. */
  | { readonly kind: 'after'; readonly delay: string; readonly ms: number }
  /** An event of the chart itself, a snapshot event of an actor, or a delay that is over. */
  | { readonly kind: 'inner' }
);

/** The events that the active states handle and that can come now: replies of running actors, running delays. */
export function offersOf(traced: Traced): readonly Offer[] {
  if (traced.chart.status !== 'active') return [];
  const types = new Set(getNextTransitions(traced.chart).map(descriptorOf));
  return [...types].flatMap((type) => offerOf(type, traced) ?? []);
}

/** The offer for an active state's event descriptor; undefined for a reply of an actor that does not run. */
function offerOf(type: string, { pending }: Traced): Offer | undefined {
  const { ending, actor } = replyIn(type);
  if (actor !== undefined) return pending.actors.has(actor) ? { type, kind: ending, actor } : undefined;
  const timer = [...pending.timers.values()].find(({ event }) => event === type);
  if (timer) return { type, kind: 'after', delay: delayIn(type) ?? type, ms: timer.delay };
  if (type.endsWith('*')) return { type, kind: 'wildcard' };
  return { type, kind: type === '' || type.startsWith('xstate.') ? 'inner' : 'event' };
}

/** The event of an offer with its data: the members of an ordinary event, an output, or an error. */
export function eventOf(offer: Offer, carried: unknown): ChartEvent {
  const { type } = offer;
  switch (offer.kind) {
    // The event has the same members as XState's own replies, so that a chart cannot tell them apart.
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

/** The data of an event, from which `eventOf` builds the same event again. */
export function carriedBy(event: ChartEvent): unknown {
  const { type, ...members } = event;
  const { ending } = replyIn(type);
  if (ending !== undefined) return ending === 'done' ? event['output'] : event['error'];
  return members;
}

/** Whether a transition's descriptor, which may end in a wildcard, matches that event type. */
export function matchesType(descriptor: string, type: string): boolean {
  if (!descriptor.endsWith('*')) return descriptor === type;
  const prefix = descriptor.slice(0, -2);
  return descriptor === '*' || type === prefix || type.startsWith(`${prefix}.`);
}

/** An event type that only the wildcard matches. */
function unheard(descriptor: string): string {
  return descriptor === '*' ? 'unheard' : descriptor.replace('*', 'unheard');
}

function descriptorOf({ eventType }: AnyTransitionDefinition): string {
  return String(eventType);
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
