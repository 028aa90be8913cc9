import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { charts } from '../../../machines/chartFiles.ts';
import { addressOf, shownIn } from '../../../visualizer/flows/address.ts';
import { foldable, folded, opened, toggled } from '../../../visualizer/flows/folding.ts';
import { boxesWithin, graphOf } from '../../../visualizer/flows/graph.ts';
import { layoutOf } from '../../../visualizer/flows/layout.ts';
import { mermaidOf } from '../../../visualizer/flows/mermaid.ts';
import { outingSample } from '../../models/harness/samples/outing.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';
import { pt } from '../../../visualizer/texts/pt.ts';

const payment = graphOf(paymentSample);

describe('a closed state', () => {
  const closed = folded(payment, ['awaitingPix']);
  const box = closed.root.children.find(({ path }) => path === 'awaitingPix');

  it('hides what lies in it and says how much', () => {
    expect(box).toMatchObject({ kind: 'compound', children: [], initial: null, hides: 2 });
    expect(boxesWithin(closed.root).map(({ path }) => path)).toEqual(['', 'awaitingPix', 'paid', 'expired']);
  });

  it('is where the lines of its inside begin and end; those to the same state are one', () => {
    expect(closed.arrows.map(({ id, transitions }) => [id, transitions.map((each) => each.id)])).toEqual([
      [
        'paymentSample.awaitingPix → paymentSample.expired',
        ['paymentSample.awaitingPix after(pixExpiry) 0', 'paymentSample.awaitingPix.asking done(fetchStatus) 1'],
      ],
      ['paymentSample.awaitingPix → paymentSample.paid', ['paymentSample.awaitingPix.asking done(fetchStatus) 0']],
    ]);
  });

  it('is one state in Mermaid too', () => {
    expect(mermaidOf(closed)).toBe(`stateDiagram-v2
  state "paymentSample" as s {
    [*] --> s__awaitingPix
    state "awaitingPix" as s__awaitingPix
    s__awaitingPix: code.copied / assign copied
    state "paid" as s__paid
    s__paid --> [*]
    state "expired" as s__expired
    s__expired --> [*]
    s__awaitingPix --> s__expired: after(pixExpiry)
    s__awaitingPix --> s__expired: done(fetchStatus) [isCancelled(output)]
    s__awaitingPix --> s__paid: done(fetchStatus) [isApproved(output)]
  }
`);
  });

  it('opens for what it hides, and only then', () => {
    expect(opened(payment, ['awaitingPix'], ['paymentSample.awaitingPix.asking'])).toEqual([]);
    expect(opened(payment, ['awaitingPix'], ['paymentSample.awaitingPix', 'paymentSample.paid'])).toEqual([
      'awaitingPix',
    ]);
  });
});

describe('folding', () => {
  it('leaves a chart with nothing closed as it is', () => {
    expect(folded(payment, [])).toBe(payment);
  });

  it('keeps a state that leads to itself, and closes within the closed', () => {
    const outing = graphOf(outingSample);
    const all = foldable(outing);
    expect(all).toEqual(expect.arrayContaining(['preparing', 'preparing.bag', 'preparing.company']));
    const inner = boxesWithin(folded(outing, ['preparing.bag']).root).find(({ path }) => path === 'preparing.bag');
    expect(inner).toMatchObject({ isRegion: true, children: [] });
    expect(folded(outing, all)).toEqual(folded(outing, ['preparing', ...all]));
  });

  it('closes and opens by turns', () => {
    expect(toggled([], 'a')).toEqual(['a']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it.each(charts)(
    'of all of $id can be laid out, every line between two states that are there',
    async ({ machine }) => {
      const graph = graphOf(machine);
      const closed = folded(graph, foldable(graph));
      const there = new Set(boxesWithin(closed.root).map(({ id }) => id));
      expect(closed.arrows.filter(({ source, target }) => !there.has(source) || !there.has(target))).toEqual([]);
      const layout = await layoutOf(closed, new Elk(), pt.chart);
      expect(layout.arrows.filter(({ points }) => points.length < 2)).toEqual([]);
      expect(layout.states.filter(({ place }) => place.width === 0)).toEqual([]);
    },
  );
});

describe('the address of a drawing', () => {
  it.each([
    { picked: null, closed: [] },
    { picked: { state: 'order.choosing.calm' }, closed: ['hold'] },
    { picked: { transition: 'booking.order.choosing reserve.pressed 0' }, closed: ['order.choosing', 'hold'] },
  ])('brings back what was shown', (shown) => {
    const { pathname, search } = new URL(addressOf('booking', shown), 'http://localhost');
    expect(pathname).toBe('/dev/fluxos/booking');
    expect(shownIn(search, ['order.choosing', 'hold'])).toEqual(shown);
  });

  it('closes only what the chart has', () => {
    expect(shownIn('?fechados=nothing,hold', ['order.choosing', 'hold'])).toEqual({ picked: null, closed: ['hold'] });
  });
});
