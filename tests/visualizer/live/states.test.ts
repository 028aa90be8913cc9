import { expect, it } from 'vitest';
import { type AnyStateNode, createActor, createMachine, type StateValue } from 'xstate';
import { charts } from '../../../machines/chartFiles.ts';
import { plain } from '../../../visualizer/live/plain.ts';
import { serializeTo } from '../../../visualizer/live/serializer.ts';
import type { WireEvent } from '../../../visualizer/live/wire.ts';

/** One value for each state without states in it, with the states around it; of a parallel state one region is enough. */
function valuesOf(node: AnyStateNode): StateValue[] {
  return Object.values(node.states).flatMap((child): StateValue[] => {
    if (child.type === 'history') return [];
    const inner = valuesOf(child);
    return inner.length === 0
      ? [node.type === 'parallel' ? { [child.key]: {} } : child.key]
      : inner.map((value) => ({ [child.key]: value }));
  });
}

const lamp = createActor(createMachine({}));

function sent(snapshot: object): unknown {
  const events: WireEvent[] = [];
  const { inspect } = serializeTo((event) => events.push(event), { prefix: '', hidesSecrets: true });
  const event = { type: 'happened' };
  Reflect.apply(inspect, undefined, [{ type: '@xstate.snapshot', actorRef: lamp, rootId: '', event, snapshot }]);
  return events.map((one) => (one.type === '@xstate.snapshot' ? one.snapshot : undefined))[0];
}

// Red with `copy` for the value in serializer.ts, and without `isSnapshot` in plain.ts: `awaitingPix` is masked.
it.each(charts)('every state of $id reaches the other page by its name', ({ machine }) => {
  const values = valuesOf(machine.root);
  for (const value of values) {
    expect(sent({ status: 'active', value, context: { pixCode: 'x' } })).toEqual({
      status: 'active',
      value,
      context: { pixCode: '•••' },
    });
    const child = { status: 'active', value, context: {}, tags: [], historyValue: {} };
    expect(plain({ type: 'xstate.snapshot.child', snapshot: child }, { hidesSecrets: true })).toMatchObject({
      snapshot: { value },
    });
  }
});
