import type { StateValue } from 'xstate';

/** The version of @statelyai/inspect whose events these are. */
export const VERSION = '0.7.2';

/**
 * The events about actors that one page sends another, as plain JSON data: those of @statelyai/inspect 0.7 (`@xstate.*`),
 * and three of our own (`@quadra.*`), which Stately's tools ignore.
 */
export interface WireBase {
  readonly _version: string;
  /** Milliseconds since 1970. */
  readonly createdAt: string;
  readonly id: null;
  readonly rootId: string;
  readonly sessionId: string;
}

export type WireEvent = WireBase &
  (
    | {
        readonly type: '@xstate.actor';
        readonly name: string;
        readonly parentId: string | undefined;
        /** JSON of the machine's config; undefined when the actor has no chart. */
        readonly definition: string | undefined;
        /** The name under which its parent's chart has its logic. */
        readonly src?: string | undefined;
        readonly snapshot: WireSnapshot;
      }
    | { readonly type: '@xstate.event'; readonly event: WirePayload; readonly sourceId: string | undefined }
    | { readonly type: '@xstate.snapshot'; readonly event: WirePayload; readonly snapshot: WireSnapshot }
    /** Transition ids in the format of `transitionId`. */
    | { readonly type: '@quadra.transitions'; readonly transitions: readonly string[] }
    | { readonly type: '@quadra.emitted'; readonly event: WirePayload }
    /** The actor receives the event after `delay` milliseconds. */
    | { readonly type: '@quadra.timer'; readonly event: string; readonly delay: number }
  );

export interface WirePayload {
  readonly type: string;
  readonly [member: string]: unknown;
}

export interface WireSnapshot {
  readonly status: string;
  readonly value?: StateValue;
  readonly tags?: readonly string[];
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
  /** The ids of the states that its chart would come back to, by the id of the state that keeps them. */
  readonly history?: Readonly<Record<string, readonly string[]>>;
}
