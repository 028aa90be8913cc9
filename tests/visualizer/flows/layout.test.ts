import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { charts } from '../../../machines/chartFiles.ts';
import { tournamentMachine } from '../../../machines/tournament/tournament.ts';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { PADDING } from '../../../visualizer/flows/elkGraph.ts';
import { type ChartLayout, type Place, type Point, layoutOf } from '../../../visualizer/flows/layout.ts';
import type { Block } from '../../../visualizer/flows/rows.ts';
import { outingSample } from '../../models/harness/samples/outing.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';
import { searchSample } from '../../models/harness/samples/search.ts';
import { pt } from '../../../visualizer/texts/pt.ts';

const machines: readonly AnyStateMachine[] = [
  ...charts.map(({ machine }) => machine),
  outingSample,
  paymentSample,
  searchSample,
];

describe.each(machines)('the drawing of $id', async (machine) => {
  const layout = await layoutOf(graphOf(machine), new Elk(), pt.chart);

  it('lets no two things lie on each other', () => {
    expect(overlaps(layout)).toEqual([]);
  });

  it('keeps every state within the one that it is in, below or beside its words', () => {
    for (const { box, block, place } of layout.states) {
      for (const child of box.children) {
        const inner = layout.states.find((state) => state.box.id === child.id)?.place;
        expect(inner && contains(place, inner), `${child.id} in ${box.id}`).toBe(true);
        expect(inner && meet(wordsOf(place, block), inner), `${child.id} on the words of ${box.id}`).toBe(false);
      }
    }
  });

  it('gives every state room for its words', () => {
    const narrow = layout.states.filter(({ block, place }) => place.width < block.width + 2 * PADDING.x);
    expect(narrow.filter(({ box }) => box.kind !== 'history').map(({ box }) => box.id)).toEqual([]);
  });

  // Guards `withoutCrossing` in layout.ts: lines that enter a state from above passed through its words.
  it('leads no line over the words of a state, or over a label that is not its own', () => {
    const words = layout.states.map(({ box, block, place }) => [box.id, wordsOf(place, block)] as const);
    const labels = layout.arrows.map(({ arrow, label }) => [arrow.id, label] as const);
    const lines = [
      ...layout.arrows.map(({ arrow, points }) => [arrow.id, points] as const),
      ...layout.initials.map(({ of, points }) => [`start of ${of}`, points] as const),
    ];
    const crossings = lines.flatMap(([line, points]) =>
      [...words, ...labels]
        .filter(([id, place]) => id !== line && stretches(points).some((stretch) => meet(stretch, place)))
        .map(([id]) => `${line} × ${id}`),
    );
    expect(crossings).toEqual([]);
  });

  // Guards `isBackward` in elkGraph.ts: ELK's own order follows the arrows from the initial state.
  it('has later states lower than the earlier ones that lead to them, or that they lead to', () => {
    const placeOf = new Map(layout.states.map(({ box, place }) => [box.id, place]));
    const wrong = layout.states.flatMap(({ box: { children } }) =>
      children.flatMap((earlier, index) =>
        children
          .slice(index + 1)
          .filter(({ id }) =>
            layout.arrows.some(({ arrow: { source, target } }) =>
              source === id ? target === earlier.id : target === id && source === earlier.id,
            ),
          )
          .filter(({ id }) => (placeOf.get(id)?.y ?? 0) <= (placeOf.get(earlier.id)?.y ?? 0))
          .map(({ id }) => `${id} above ${earlier.id}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('draws a line for every arrow', () => {
    expect(layout.arrows.filter(({ points }) => points.length < 2).map(({ arrow }) => arrow.id)).toEqual([]);
    expect(layout.initials.filter(({ points }) => points.length < 2)).toEqual([]);
  });

  it('comes out the same each time', async () => {
    expect(await layoutOf(graphOf(machine), new Elk(), pt.chart)).toEqual(layout);
  });
});

// Guards `orderingEdges` in elkGraph.ts: the phases stood side by side, in any order.
it('puts the phases of a tournament one below another in their order', async () => {
  const { states } = await layoutOf(graphOf(tournamentMachine), new Elk(), pt.chart);
  const phases = states.filter(({ box }) => /^phase\.\w+$/.test(box.path)).toSorted((a, b) => a.place.y - b.place.y);
  expect(phases.map(({ box }) => box.name)).toEqual([
    'unread',
    'registrations',
    'groups',
    'matches',
    'secondPhase',
    'finished',
  ]);
});

/** Labels against labels and against states without children, and such states against each other. */
function overlaps(layout: ChartLayout): readonly string[] {
  const things: (readonly [string, Place])[] = [
    ...layout.states.filter(({ box }) => box.children.length === 0).map(({ box, place }) => [box.id, place] as const),
    ...layout.arrows.map(({ arrow, label }) => [`label of ${arrow.id}`, label] as const),
  ];
  return things.flatMap(([name, place], index) =>
    things.slice(index + 1).flatMap(([other, place2]) => (meet(place, place2) ? [`${name} × ${other}`] : [])),
  );
}

function wordsOf(place: Place, { width, height }: Block): Place {
  return { x: place.x + PADDING.x, y: place.y + PADDING.top, width, height };
}

/** The straight parts of a line, as places without width or without height. */
function stretches(points: readonly Point[]): readonly Place[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
  });
}

function meet(a: Place, b: Place): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function contains(outer: Place, inner: Place): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
