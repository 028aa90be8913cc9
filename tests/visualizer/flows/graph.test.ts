import { describe, expect, it } from 'vitest';
import { and, assign, cancel, emit, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import { boxesWithin, graphOf, lineage } from '../../../visualizer/flows/graph.ts';
import { actionName, guardName } from '../../../visualizer/flows/names.ts';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { outingSample } from '../../models/harness/samples/outing.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';
import { searchSample } from '../../models/harness/samples/search.ts';

describe('graphOf', () => {
  it('keeps what a state says of itself', () => {
    const { root } = graphOf(paymentSample);
    expect(root.description).toBe('Follows one PIX charge until it is paid or can no longer be');
    const boxes = new Map(boxesWithin(root).map((box) => [box.path, box]));
    expect([...boxes.keys()]).toEqual([
      '',
      'awaitingPix',
      'awaitingPix.asking',
      'awaitingPix.resting',
      'paid',
      'expired',
    ]);
    expect(boxes.get('awaitingPix')).toMatchObject({
      kind: 'compound',
      initial: 'paymentSample.awaitingPix.asking',
      entry: [],
      exit: [],
      inside: [{ id: 'paymentSample.awaitingPix code.copied 0', actions: ['assign copied'] }],
    });
    expect(boxes.get('awaitingPix.asking')?.invokes).toEqual([{ id: 'fetchStatus', src: 'fetchStatus' }]);
    expect(boxes.get('paid')).toMatchObject({ kind: 'final', tags: ['over'], entry: ['emit'] });
  });

  it('marks regions, history and final states', () => {
    const boxes = new Map(boxesWithin(graphOf(outingSample).root).map((box) => [box.path, box]));
    expect(boxes.get('preparing')).toMatchObject({ kind: 'parallel', initial: null });
    expect(boxes.get('preparing.bag')).toMatchObject({ kind: 'compound', isRegion: true });
    expect(boxes.get('preparing.memory')).toMatchObject({ kind: 'history', isRegion: false, isDeepHistory: true });
    expect(boxes.get('preparing.company.asking')?.inside).toMatchObject([{ forbidden: true }]);
    expect(boxes.get('sheltering')?.inside).toMatchObject([
      { trigger: { kind: 'event', name: '*' }, actions: ['shrug'] },
    ]);
  });

  it.each([paymentSample, searchSample, outingSample])(
    'draws every transition of $id once: as an arrow or inside',
    (machine) => {
      const { root, arrows } = graphOf(machine);
      const drawn = [
        ...arrows.flatMap(({ transitions }) => transitions),
        ...boxesWithin(root).flatMap(({ inside }) => inside),
      ];
      expect(drawn.map(({ id }) => id).toSorted()).toEqual(
        transitionsOf(machine)
          .map(({ id }) => id)
          .toSorted(),
      );
    },
  );

  it('gathers the alternatives that lead the same way', () => {
    const arrow = graphOf(paymentSample).arrows.find(({ source }) => source === 'paymentSample.awaitingPix.asking');
    expect(arrow?.transitions.map(({ guard }) => guard)).toEqual(['isApproved(output)']);
    const waiting = graphOf(paymentSample).arrows.find(({ target }) => target === 'paymentSample.awaitingPix.resting');
    expect(waiting?.transitions.map(({ trigger }) => trigger.kind)).toEqual(['done', 'error']);
  });

  it('knows in which states a state lies', () => {
    const { root } = graphOf(paymentSample);
    expect(lineage(root, 'paymentSample.awaitingPix.asking').map(({ path }) => path)).toEqual([
      '',
      'awaitingPix',
      'awaitingPix.asking',
    ]);
    expect(lineage(root, 'elsewhere')).toEqual([]);
  });
});

describe('names', () => {
  it('say what a guard is made of', () => {
    expect(guardName(undefined)).toBe(null);
    expect(guardName('isOpen')).toBe('isOpen');
    expect(guardName({ type: 'isOpen', params: {} })).toBe('isOpen');
    expect(guardName(and(['isOpen', not('isFull')]))).toBe('and(isOpen, not(isFull))');
    expect(guardName(or(['isOpen', stateIn({ door: 'open' })]))).toBe('or(isOpen, stateIn({"door":"open"}))');
    expect(guardName(() => true)).toBe('inline');
  });

  // Guards `called` in names.ts: four arrows of the tournament read the same.
  it('say with what a guard or an action is called', () => {
    const isAt = (params: unknown) => guardName({ type: 'isAt', params });
    expect(isAt({ phase: 'groups' })).toBe("isAt(phase: 'groups')");
    expect(isAt(({ event }: { event: { phase: string } }) => [event.phase, 'groups'])).toBe("isAt(phase, 'groups')");
    expect(isAt(({ event }: { event: unknown }) => event)).toBe('isAt(event)');
    expect(isAt(({ context }: { context: { stored?: { token: string } } }) => context.stored?.token ?? '')).toBe(
      'isAt(context.stored.token)',
    );
    expect(actionName({ type: 'keep', params: 'login' })).toBe("keep('login')");
    expect(actionName({ type: 'keep', params: undefined })).toBe('keep');
  });

  it('leave open what a parameter computes', () => {
    const keep = (params: unknown) => actionName({ type: 'keep', params });
    expect(keep(({ event }: { event: { count: number } }) => event.count + 1)).toBe('keep(…)');
    expect(keep(({ event }: { event: object }) => 'message' in event)).toBe('keep(…)');
    expect(keep(({ event }: { event: { count: number } }) => event.count === 1)).toBe('keep(…)');
    expect(keep(({ event }: { event: object }) => ({ ...event }))).toBe('keep(…)');
  });

  it('say what an action touches', () => {
    expect(actionName('remember')).toBe('remember');
    expect(actionName({ type: 'remember', params: {} })).toBe('remember');
    expect(actionName(assign({ day: 1, hour: 2 }))).toBe('assign day, hour');
    expect(actionName(assign(() => ({})))).toBe('assign');
    expect(actionName(emit({ type: 'paid' }))).toBe('emit paid');
    expect(actionName(raise({ type: 'next' }))).toBe('raise next');
    expect(actionName(sendTo('strip', { type: 'show' }))).toBe('sendTo strip show');
    expect(actionName(cancel('timer'))).toBe('cancel timer');
    expect(actionName(enqueueActions(() => undefined))).toBe('enqueue');
    expect(actionName(function tidy() {})).toBe('tidy');
  });

  it('keep the machinery of delays out of entry and exit', () => {
    const machine = setup({ delays: { pause: 10 } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { entry: raise({ type: 'own' }), exit: cancel('own'), after: { pause: 'b' } }, b: {} },
    });
    const box = boxesWithin(graphOf(machine).root).find(({ path }) => path === 'a');
    expect([box?.entry, box?.exit]).toEqual([['raise own'], ['cancel own']]);
  });
});
