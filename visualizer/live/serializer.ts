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

interface SerializerOptions extends PlainOptions {
  /** Prefix of the actors' ids, because XState counts them from the same number on every page. */
  readonly prefix: string;
}

type Inspected = InspectionEvent['actorRef'];

/** Turns inspection events of an application's actors into plain data. */
export interface Serializer {
  readonly inspect: (event: InspectionEvent) => void;
  /** Sends an actor that was already running, with its current snapshot. */
  readonly introduce: (actor: AnyActor) => void;
  readonly stop: () => void;
}

export function serializeTo(send: (event: WireEvent) => void, { prefix, hidesSecrets }: SerializerOptions): Serializer {
  const listening = new Set<Subscription>();
  /** A cache, because each event is serialized twice: when it is sent, and with its resulting snapshot. */
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
    const src = typeof actor.src === 'string' ? actor.src : undefined;
    send({ ...base, type: '@xstate.actor', name, parentId, definition: chart && definitionOf(chart), src, snapshot });
    const rootId = rootOf(actor).sessionId;
    const emitted = actor.on('*', (event: EventObject) => {
      send({ ...about(actor, rootId), type: '@quadra.emitted', event: payload(event) });
    });
    listening.add(emitted);
  }

  function payload(event: EventObject): WirePayload {
    const known = payloads.get(event) ?? { ...asMembers(copy(event)), type: event.type };
    payloads.set(event, known);
    return known;
  }

  function standing(snapshot: unknown): WireSnapshot {
    const { status, value, tags, context, output, error, historyValue } = asMembers(snapshot);
    const history = historyIn(historyValue);
    const members = Object.entries({ value, context, output, error }).filter(([, member]) => member !== undefined);
    // Names of states are names of the code: nothing of them is masked.
    const copyOf = (name: string, member: unknown) =>
      name === 'value' ? plain(member, { hidesSecrets: false }) : copy(member);
    return {
      ...Object.fromEntries(members.map(([name, member]) => [name, copyOf(name, member)])),
      ...(tags instanceof Set && { tags: [...tags].map(String) }),
      ...(Object.keys(history).length > 0 && { history }),
      status: typeof status === 'string' ? status : 'active',
    };
  }

  return {
    inspect(event) {
      const { actorRef, rootId } = event;
      const base = about(actorRef, rootId);
      switch (event.type) {
        case '@xstate.actor':
          return actorRef instanceof Actor ? begin(actorRef, base, { status: 'active' }) : undefined;
        case '@xstate.event': {
          const sourceId = event.sourceRef && idOf(event.sourceRef);
          return send({ ...base, type: event.type, event: payload(event.event), sourceId });
        }
        case '@xstate.snapshot': {
          const [received, snapshot] = [payload(event.event), standing(event.snapshot)];
          return send({ ...base, type: event.type, event: received, snapshot });
        }
        case '@xstate.microstep': {
          const transitions = takenIn(event, chartOf(actorRef)?.id ?? '');
          if (transitions.length > 0) send({ ...base, type: '@quadra.transitions', transitions });
          return;
        }
        case '@xstate.action': {
          const timer = timerOf(event);
          if (timer) send({ ...base, type: '@quadra.timer', ...timer });
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

/** Ids of states are names of the code: nothing of them is masked. */
function historyIn(historyValue: unknown): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(asMembers(historyValue)).map(([keeper, nodes]) => [
      keeper,
      Array.isArray(nodes) ? nodes.map((node) => String(asMembers(node)['id'])) : [],
    ]),
  );
}

function rootOf(actor: Inspected): Inspected {
  return actor instanceof Actor && actor._parent !== undefined ? rootOf(actor._parent) : actor;
}

function asMembers(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
