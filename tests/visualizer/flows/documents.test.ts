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
  state "paymentSample" as s {
    [*] --> s__awaitingPix
    state "awaitingPix" as s__awaitingPix {
      [*] --> s__awaitingPix__asking
      state "asking" as s__awaitingPix__asking
      state "resting" as s__awaitingPix__resting
      s__awaitingPix__asking --> s__awaitingPix__resting: done(fetchStatus)
      s__awaitingPix__asking --> s__awaitingPix__resting: error(fetchStatus)
      s__awaitingPix__resting --> s__awaitingPix__asking: after(pixPoll)
    }
    note right of s__awaitingPix : code.copied / assign copied
    state "paid" as s__paid
    s__paid --> [*]
    state "expired" as s__expired
    s__expired --> [*]
    s__awaitingPix --> s__expired: after(pixExpiry)
    s__awaitingPix --> s__paid: done(fetchStatus) [isApproved(output)] (asking to paid)
    s__awaitingPix --> s__expired: done(fetchStatus) [isCancelled(output)] (asking to expired)
  }
`);
});
