import {
  Actor,
  type AnyActor,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
  StateMachine,
  type Subscription,
} from 'xstate';
import { takenIn, timerOf } from '../flows/inspection.ts';
import { definitionOf } from './definition.ts';
import { type PlainOptions, plain } from './plain.ts';
import { VERSION, type WireBase, type WireEvent, type WirePayload, type WireSnapshot } from './wire.ts';

interface TellingOptions extends PlainOptions {
  /** Set before the actors' ids, which every page counts from the same number. */
  readonly prefix: string;
}

type Inspected = InspectionEvent['actorRef'];

/** What an application's actors do, told as plain data. */
export interface Telling {
  readonly hear: (event: InspectionEvent) => void;
  /** Tells of an actor that was there before, and where it stands. */
  readonly introduce: (actor: AnyActor) => void;
  readonly stop: () => void;
}

export function tellTo(tell: (event: WireEvent) => void, { prefix, hidesSecrets }: TellingOptions): Telling {
  const listening = new Set<Subscription>();
  /** An event is told when it is sent, and again with the snapshot that it leads to. */
  const payloads = new WeakMap<EventObject, WirePayload>();
  const copy = (value: unknown) => plain(value, { hidesSecrets });
  const idOf = (actor: Inspected) => prefix + actor.sessionId;

  function about(actor: Inspected, rootId: string): WireBase {
    const at = { _version: VERSION, createdAt: String(Date.now()), id: null };
    return { ...at, rootId: prefix + rootId, sessionId: idOf(actor) };
  }

  function begin(actor: AnyActor, base: WireBase, snapshot: WireSnapshot): void {
    const chart = chartOf(actor);
    const name = actor.id === actor.sessionId && chart ? chart.id : actor.id;
    const parentId = actor._parent && idOf(actor._parent);
    tell({ ...base, type: '@xstate.actor', name, parentId, definition: chart && definitionOf(chart), snapshot });
    const rootId = rootOf(actor).sessionId;
    const emitted = actor.on('*', (event: EventObject) => {
      tell({ ...about(actor, rootId), type: '@quadra.emitted', event: payload(event) });
    });
    listening.add(emitted);
  }

  function payload(event: EventObject): WirePayload {
    const told = payloads.get(event) ?? { ...asMembers(copy(event)), type: event.type };
    payloads.set(event, told);
    return told;
  }

  function standing(snapshot: unknown): WireSnapshot {
    const { status, value, tags, context, output, error } = asMembers(snapshot);
    const members = Object.entries({ value, context, output, error }).filter(([, member]) => member !== undefined);
    return {
      ...Object.fromEntries(members.map(([name, member]) => [name, copy(member)])),
      ...(tags instanceof Set && { tags: [...tags].map(String) }),
      status: typeof status === 'string' ? status : 'active',
    };
  }

  return {
    hear(event) {
      const { actorRef, rootId } = event;
      const base = about(actorRef, rootId);
      switch (event.type) {
        case '@xstate.actor':
          return actorRef instanceof Actor ? begin(actorRef, base, { status: 'active' }) : undefined;
        case '@xstate.event': {
          const sourceId = event.sourceRef && idOf(event.sourceRef);
          return tell({ ...base, type: event.type, event: payload(event.event), sourceId });
        }
        case '@xstate.snapshot': {
          const [heard, snapshot] = [payload(event.event), standing(event.snapshot)];
          return tell({ ...base, type: event.type, event: heard, snapshot });
        }
        case '@xstate.microstep': {
          const transitions = takenIn(event, chartOf(actorRef)?.id ?? '');
          if (transitions.length > 0) tell({ ...base, type: '@quadra.transitions', transitions });
          return;
        }
        case '@xstate.action': {
          const timer = timerOf(event);
          if (timer) tell({ ...base, type: '@quadra.timer', ...timer });
        }
      }
    },
    introduce: (actor) => begin(actor, about(actor, rootOf(actor).sessionId), standing(actor.getSnapshot())),
    stop() {
      listening.forEach((subscription) => subscription.unsubscribe());
      listening.clear();
    },
  };
}

function chartOf(actor: Inspected): AnyStateMachine | undefined {
  return actor instanceof Actor && actor.logic instanceof StateMachine ? actor.logic : undefined;
}

function rootOf(actor: Inspected): Inspected {
  return actor instanceof Actor && actor._parent !== undefined ? rootOf(actor._parent) : actor;
}

function asMembers(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
