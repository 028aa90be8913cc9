import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';
import type { Database } from '#platform/database/database.ts';
import { answers } from '../../database/postgresServer.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { fillGuests, RESERVATIONS } from './field.ts';
import { type RecordsRun, reportRecords, ROWS } from './recordsReport.ts';

/** How often the control writes as many rows as a run. */
const CONTROLS = 40;

/** How long it takes to give all guests of a version without records theirs: on PostgreSQL where one answers, else embedded. */
export async function measureRecords({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  return reportRecords(await run(root, (await answers()) ? 'postgres' : 'embedded'));
}

function run(root: string, kind: DatabaseKind): Promise<RecordsRun> {
  return withDatabase(kind, root, ({ use }) =>
    use(async (database) => {
      await fillGuests(database);
      const control = await timed(CONTROLS, (round) => rewrite(database, round));
      const runs: number[] = [];
      let isLeft = true;
      while (isLeft) {
        const begin = performance.now();
        isLeft = await recordFormerGuests(database);
        runs.push(performance.now() - begin);
      }
      const { rows } = await database.pool.query<{ left: number; records: number }>(LEFT);
      return { kind, reservations: RESERVATIONS, runs, control, ...(rows[0] ?? { left: -1, records: -1 }) };
    }),
  );
}

/** As many rows of the same table as a run, each written anew. */
async function rewrite({ pool }: Database, round: number): Promise<void> {
  const some = `select arena_id, id from reservation order by arena_id, id limit ${ROWS} offset ${round * ROWS}`;
  await pool.query(
    `update reservation r set note = r.note from (${some}) s where r.arena_id = s.arena_id and r.id = s.id`,
  );
}

const LEFT = `
  select (select count(*)::int from reservation where guest_player_name is not null and customer_id is null) as left,
    (select count(*)::int from customer) as records`;

async function timed(times: number, work: (round: number) => Promise<void>): Promise<number[]> {
  const each: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const begin = performance.now();
    await work(round);
    each.push(performance.now() - begin);
  }
  return each;
}
