import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { charts } from '../../../machines/chartFiles.ts';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { type ChartLayout, PADDING, type Place, layoutOf } from '../../../visualizer/flows/layout.ts';
import { outingSample } from '../../models/harness/samples/outing.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';
import { searchSample } from '../../models/harness/samples/search.ts';

const machines: readonly AnyStateMachine[] = [
  ...charts.map(({ machine }) => machine),
  outingSample,
  paymentSample,
  searchSample,
];

describe.each(machines)('the drawing of $id', async (machine) => {
  const layout = await layoutOf(graphOf(machine), new Elk());

  it('lets no two things lie on each other', () => {
    expect(overlaps(layout)).toEqual([]);
  });

  it('keeps every state within the one that it is in, below its words', () => {
    for (const { box, block, place } of layout.states) {
      for (const child of box.children) {
        const inner = layout.states.find((state) => state.box.id === child.id)?.place;
        expect(inner && contains(place, inner), `${child.id} in ${box.id}`).toBe(true);
        expect(inner && inner.y >= place.y + block.height, `${child.id} below the words of ${box.id}`).toBe(true);
      }
    }
  });

  it('gives every state room for its words', () => {
    const narrow = layout.states.filter(({ block, place }) => place.width < block.width + 2 * PADDING.x);
    expect(narrow.filter(({ box }) => box.kind !== 'history').map(({ box }) => box.id)).toEqual([]);
  });

  it('draws a line for every arrow', () => {
    expect(layout.arrows.filter(({ points }) => points.length < 2).map(({ arrow }) => arrow.id)).toEqual([]);
    expect(layout.initials.filter(({ points }) => points.length < 2)).toEqual([]);
  });

  it('comes out the same each time', async () => {
    expect(await layoutOf(graphOf(machine), new Elk())).toEqual(layout);
  });
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
