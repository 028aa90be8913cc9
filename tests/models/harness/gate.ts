import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';

type GateEvent =
  | { readonly type: 'gate.open'; readonly output: unknown }
  | { readonly type: 'gate.break'; readonly error: unknown };

type GateSnapshot = Snapshot<unknown> & { readonly input: unknown };

/**
 * An actor that does nothing until the test lets its reply through or breaks it. It answers at once, without a turn of
 * the event loop, so a test needs no waiting; whatever else it is sent, it ignores.
 */
export const gate: ActorLogic<GateSnapshot, EventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (!isGateEvent(event)) return snapshot;
    return event.type === 'gate.open'
      ? { status: 'done', output: event.output, error: undefined, input: snapshot.input }
      : { status: 'error', output: undefined, error: event.error, input: snapshot.input };
  },
};

export function openGate(actor: AnyActorRef, output: unknown): void {
  actor.send({ type: 'gate.open', output } satisfies GateEvent);
}

export function breakGate(actor: AnyActorRef, error: unknown): void {
  actor.send({ type: 'gate.break', error } satisfies GateEvent);
}

function isGateEvent(event: EventObject): event is GateEvent {
  return event.type === 'gate.open' || event.type === 'gate.break';
}
