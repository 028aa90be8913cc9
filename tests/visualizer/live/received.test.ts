import { describe, expect, it } from 'vitest';
import { and, createMachine, fromPromise } from 'xstate';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { chartIn, definitionOf } from '../../../visualizer/live/definition.ts';
import { wireEventIn } from '../../../visualizer/live/received.ts';
import { charts } from '../../../machines/chartFiles.ts';

const BASE = { _version: '0.7.2', createdAt: '12', id: null, rootId: 'x:0', sessionId: 'x:1' };

describe('a message of another application', () => {
  it('is read as the event that it is, without what nobody keeps of it', () => {
    const snapshot = {
      status: 'active',
      value: { on: 'bright' },
      tags: ['lit'],
      context: { pin: 1 },
      children: {},
      historyValue: {},
    };
    expect(
      wireEventIn({ ...BASE, type: '@xstate.snapshot', event: { type: 'lit', by: 'me' }, snapshot, more: 1 }),
    ).toEqual({
      ...BASE,
      type: '@xstate.snapshot',
      event: { type: 'lit', by: 'me' },
      snapshot: { status: 'active', value: { on: 'bright' }, tags: ['lit'], context: { pin: 1 } },
    });
    const definition = JSON.stringify({ id: 'lamp', states: { on: {} }, filler: 'x'.repeat(9_000) });
    expect(
      wireEventIn({ ...BASE, type: '@xstate.actor', name: 'lamp', definition, snapshot: { status: 'active' } }),
    ).toEqual({
      ...BASE,
      type: '@xstate.actor',
      name: 'lamp',
      parentId: undefined,
      definition,
      snapshot: { status: 'active' },
    });
    expect(
      wireEventIn({ ...BASE, type: '@xstate.event', event: { type: 'lit', password: 'x' }, sourceId: 'x:0' }),
    ).toEqual({
      ...BASE,
      type: '@xstate.event',
      event: { type: 'lit', password: '•••' },
      sourceId: 'x:0',
    });
  });

  it('told by hand, without machines, has what is missing made up', () => {
    expect(
      wireEventIn({ ...BASE, id: '0.5', rootId: undefined, type: '@xstate.snapshot', snapshot: { value: 7 } }),
    ).toEqual({
      ...BASE,
      rootId: 'x:1',
      type: '@xstate.snapshot',
      event: { type: '' },
      snapshot: { status: 'active' },
    });
  });

  it.each([
    null,
    'text',
    {},
    { type: '@xstate.event' },
    { ...BASE, type: '@statelyai.connected' },
    { ...BASE, type: '@quadra.emitted', event: { type: 'a' } },
    { ...BASE, sessionId: 4, type: '@xstate.event', event: { type: 'a' } },
  ])('is nothing when it is %j', (data) => expect(wireEventIn(data)).toBeUndefined());
});

describe('a definition', () => {
  it.each(charts)('of $id draws the same states and arrows as the code', ({ id, machine }) => {
    const definition = definitionOf(machine);
    expect(chartIn(definition)).toBe(id);
    const again = graphOf(createMachine(JSON.parse(definition)));
    const arrows = (graph: ReturnType<typeof graphOf>) => graph.arrows.map((arrow) => arrow.id);
    expect(arrows(again)).toEqual(arrows(graphOf(machine)));
  });

  it('names guards and actions that are written in place, and what other charts it calls', () => {
    const isOpen = () => true;
    const isNear = () => true;
    const child = createMachine({ id: 'child' });
    const machine = createMachine({
      id: 'door',
      initial: 'shut',
      invoke: [{ src: child }, { src: fromPromise(async () => 1) }],
      states: {
        shut: { on: { pushed: { guard: and([isOpen, isNear]), target: 'wide', actions: function ring() {} } } },
        wide: {},
      },
    });
    expect(JSON.parse(definitionOf(machine))).toMatchObject({
      invoke: [{ src: 'child' }, { src: 'src' }],
      states: { shut: { on: { pushed: { guard: { type: 'and(isOpen, isNear)' }, actions: { type: 'ring' } } } } },
    });
  });

  it('is the name alone of a chart whose config holds itself', () => {
    const meta: Record<string, unknown> = {};
    meta['self'] = meta;
    expect(definitionOf(createMachine({ id: 'round', meta }))).toBe('{"id":"round"}');
  });

  it('is of no chart when it is cut off, or nothing but a name', () => {
    expect(['{"id":"a"}', '{"id":"a","sta', '4', '{"states":{},"initial":"a"}'].map(chartIn)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
