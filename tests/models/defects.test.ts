import type { AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { charts } from '../../machines/chartFiles.ts';
import { nodesOf } from '../../visualizer/flows/transitions.ts';

/** Actors that only listen, so that no answer of theirs can be a defect. */
const LISTENERS: Readonly<Record<string, string>> = {
  followAddress: 'It hears of the address from the browser',
  followBrowser: 'It hears of the line and of the storage from the browser',
  followPage: 'It hears from the browser whether the page is seen',
  followPhase: 'It hears of what was read, from the cache of what was read',
};

/**
 * A defect in an actor that does something leads on and is told by the chart that invoked it. A child that is a chart
 * has these edges itself; should its own code break, the page says so: tests/app/brokenChart.view.test.tsx.
 * Red without `onError` at 'awaitPopup' in machines/session/google.ts.
 */
it('every actor that is no chart has an edge for a defect', () => {
  const mute = charts.flatMap(({ machine }) =>
    nodesOf(machine.root).flatMap((node) =>
      node.invoke
        .filter(({ id, src }) => !isChart(machine, src) && !node.transitions.has(`xstate.error.actor.${id}`))
        .map(({ id }) => id),
    ),
  );
  expect([...new Set(mute)].toSorted()).toEqual(Object.keys(LISTENERS));
});

function isChart({ implementations }: AnyStateMachine, src: unknown): boolean {
  const actor: unknown = typeof src === 'string' ? implementations.actors[src] : src;
  return typeof actor === 'object' && actor !== null && 'root' in actor;
}
