import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { type AskedQuery, askAround, askFinder, bruteForce, type Get, searchOf } from '../../api/finder/bruteForce.ts';
import type { Planted } from '../../api/finder/plantedArenas.ts';
import { answers } from '../../database/postgresServer.ts';
import { type Client, connect, openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { withServer } from '../server.ts';
import { CITIES, DAYS, fillArenas } from './field.ts';
import { type FoundRun, reportFound } from './foundReport.ts';
import { sized } from '../size.ts';

/** Not measured: Node compiles what runs often, and prepares statements on each connection. */
const WARM_UP = sized({ whole: 10, smoke: 1 });
const SEARCHES = sized({ whole: 200, quick: 40, smoke: 3 });
/** Questions whose answers are counted anew from the pages of all arenas that they are about. */
const CHECKED = sized({ whole: 30, quick: 10, smoke: 2 });

const SERVER = { SEED: 'none', LIMITS: 'relaxed' };

/** How long does somebody wait who looks for a free court in a city, or everywhere; and is it true? */
export async function measureFound({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const embedded = await measure(root, 'embedded');
  return reportFound((await answers()) ? [await measure(root, 'postgres'), embedded] : [embedded]);
}

function measure(root: string, kind: DatabaseKind): Promise<FoundRun> {
  return withDatabase(kind, root, async (database) => {
    // The embedded database belongs to one process: what it costs alone is measured before.
    const { arenas, today, control } = await database.use(async (open) => {
      const planted = await fillArenas(open);
      const first = momentIn(await readNow(open), DEFAULT_ZONE).day;
      return { arenas: planted, today: first, control: await timeBare(open, first, SEARCHES) };
    });
    return withServer(root, { ...SERVER, ...database.variables }, async (server) => {
      const client = openClient(server);
      try {
        await connect(client, 1);
        const city = await search(client, SEARCHES, (turn) => questionOf(today, turn));
        const all = await search(client, SEARCHES, (turn) => everywhere(questionOf(today, turn)));
        return { kind, control, city, all, ...(await check(client, arenas, today, CHECKED)) };
      } finally {
        client.close();
      }
    });
  });
}

/** From early to late, one to three hours, over all days and cities. */
function questionOf(today: Day, turn: number): AskedQuery & { readonly city: string } {
  const date = toIsoDay(addDays(today, turn % DAYS));
  return { date, hour: 7 + ((turn * 5) % 17), hours: 1 + (turn % 3), city: `cidade ${turn % CITIES}` };
}

function everywhere({ city: _, ...question }: AskedQuery): AskedQuery {
  return question;
}

async function search(client: Client, times: number, questionAt: (turn: number) => AskedQuery): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < WARM_UP + times; turn += 1) {
    const path = contract.freeCourts.path + searchOf(questionAt(turn));
    const { status, body, ms } = await client.send({ path, headers: { 'accept-encoding': 'gzip' } });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString()}`);
    taken.push(ms);
  }
  return taken.slice(WARM_UP);
}

/** The claims of the hours of a question everywhere, and nothing else. */
async function timeBare({ pool }: Database, today: Day, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < WARM_UP + times; turn += 1) {
    const { date, hour = 0, hours } = questionOf(today, turn);
    const since = performance.now();
    await pool.query({ name: 'bare_claims', text: BARE, values: [date, hour, hour + hours] });
    taken.push(performance.now() - since);
  }
  return taken.slice(WARM_UP);
}

const BARE = `
  select k.arena_id, k.court_id, k.hour from arena a join slot_claim k on k.arena_id = a.id
  where k.day = $1 and k.hour >= $2 and k.hour < $3`;

/** Asks each arena's own page, and counts what the finder says otherwise; every tenth question is about all arenas. */
async function check(client: Client, arenas: readonly Planted[], today: Day, times: number) {
  const get: Get = async (url) => {
    const { status, body } = await client.send({ path: url });
    return { status, body: JSON.parse(body.toString()) };
  };
  let [mismatches, courts] = [0, 0];
  for (let turn = 0; turn < times; turn += 1) {
    const question = questionOf(today, turn * 7);
    const asked = turn % 10 === 0 ? everywhere(question) : question;
    const pages = bruteForce(get, arenas);
    const [found, planned] = [(await askFinder(get, asked)).lines, await pages.free(asked, new Date())];
    const both = new Set([...found, ...planned]);
    mismatches += [...both].filter((line) => !found.includes(line) || !planned.includes(line)).length;
    courts += planned.length;
    if (turn % 10 !== 0) {
      const around = [await askAround(get, asked), await pages.around(asked, new Date())].map((one) =>
        JSON.stringify(one),
      );
      if (around[0] !== around[1]) mismatches += 1;
    }
  }
  return { mismatches, courts };
}
