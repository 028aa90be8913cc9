import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { charts } from '../../../machines/chartFiles.ts';
import { chartDocuments } from '../../../visualizer/flows/documents.ts';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { mermaidOf } from '../../../visualizer/flows/mermaid.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';

it('docs/statecharts is current: if not, run `npm run docs:charts`', async () => {
  const documents = await chartDocuments(charts, {
    drawing: readFileSync('visualizer/flows/diagram.css', 'utf8'),
    tokens: readFileSync('src/shared/look/tokens.css', 'utf8'),
  });
  const written = new Map(
    readdirSync('docs/statecharts').map((name) => [name, readFileSync(`docs/statecharts/${name}`, 'utf8')]),
  );
  expect([...written.keys()].toSorted()).toEqual(documents.map(({ name }) => name).toSorted());
  expect(documents.filter(({ name, text }) => written.get(name) !== text).map(({ name }) => name)).toEqual([]);
});

it('writes Mermaid with every transition, those across a border with their ends', () => {
  expect(mermaidOf(graphOf(paymentSample))).toBe(`stateDiagram-v2
  state "paymentSample" as paymentSample__chart {
    [*] --> awaitingPix
    state "awaitingPix" as awaitingPix {
      [*] --> awaitingPix_asking
      state "asking" as awaitingPix_asking
      state "resting" as awaitingPix_resting
      awaitingPix_asking --> awaitingPix_resting: done(fetchStatus)
      awaitingPix_asking --> awaitingPix_resting: error(fetchStatus)
      awaitingPix_resting --> awaitingPix_asking: after(pixPoll)
    }
    note right of awaitingPix : code.copied / assign copied
    state "paid" as paid
    paid --> [*]
    state "expired" as expired
    expired --> [*]
    awaitingPix --> expired: after(pixExpiry)
    awaitingPix --> paid: done(fetchStatus) [isApproved(output)] (asking to paid)
    awaitingPix --> expired: done(fetchStatus) [isCancelled(output)] (asking to expired)
  }
`);
});
