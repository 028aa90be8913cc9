import type pg from 'pg';
import type { Client } from '../client.ts';
import { inTurn } from '../client.ts';
import { type Recorder, timeStatements } from '../recordStatements.ts';
import { type AskedSeries, WARM_UP } from './field.ts';
import type { Series } from './scaleReport.ts';

export interface Reading {
  readonly client: Client;
  readonly recorder: Recorder;
  /** Runs the control's statements. */
  readonly bare: pg.PoolClient;
}

/**
 * Each request after its control, so that what it reads is in memory for both, and that whatever else the machine does
 * meets both.
 */
export async function measureRead({ client, recorder, bare }: Reading, { name, asked }: AskedSeries): Promise<Series> {
  const controlMs: number[] = [];
  let statements = 0;
  const beside = async (turn: number): Promise<void> => {
    const one = asked[turn];
    if (!one) return;
    const recorded = await recorder.record(one);
    if (recorded.status !== 200) throw new Error(`${one.path} answered ${recorded.status}: ${recorded.body}`);
    const { ms } = await timeStatements(bare, recorded.statements);
    if (turn >= WARM_UP) controlMs.push(ms);
    statements = recorded.statements.length;
  };
  const answered = (await inTurn(client, asked, beside)).slice(WARM_UP);
  const wrong = answered.find(({ status }) => status !== 200);
  if (wrong) throw new Error(`answered ${wrong.status}: ${wrong.body.toString()}`);
  const bytes = Math.max(...answered.map(({ body }) => body.length));
  return { name, ms: answered.map(({ ms }) => ms), controlMs, statements, bytes };
}
