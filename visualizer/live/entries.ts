import type { WirePayload, WireSnapshot } from './wire.ts';

export interface ActorRecord {
  readonly sessionId: string;
  readonly name: string;
  /** The chart's id; undefined when the actor has no chart. */
  readonly chart: string | undefined;
  readonly definition: string | undefined;
  readonly parentId: string | undefined;
  /** The name under which its parent's chart has its logic. */
  readonly src: string | undefined;
  readonly startedAt: number;
}

/** One line of the log: an event with the resulting transitions and snapshot. */
export interface Entry {
  /** Counts from the first entry ever, including the forgotten ones. */
  readonly index: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sessionId: string;
  readonly kind: 'started' | 'event' | 'emitted' | 'timer';
  readonly event: WirePayload | undefined;
  readonly sourceId: string | undefined;
  readonly transitions: readonly string[];
  /** The actor's snapshot after the event. */
  readonly snapshot: WireSnapshot | undefined;
  readonly delay: number | undefined;
}
