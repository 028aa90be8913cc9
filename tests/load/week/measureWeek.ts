import { contract } from '#domain/contract/contract.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { answers } from '../../database/postgresServer.ts';
import { type Answer, type Client, connect, openClient } from '../client.ts';
import { type BenchDatabase, type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { withServer } from '../server.ts';
import { type FullArena, makeFullArena, rowsAfter, timeBareClosing, timeClosing, timeUndoing } from './closing.ts';
import { countOutOfOrder, type Line, makeLines, raceForOffers } from './offers.ts';
import { countTwice, makeArenas, rush } from './rush.ts';
import { reportWeek, type WeekRun } from './weekReport.ts';
import { fill, firstDay, makeOwnedArena, type OwnedArena, wishOf } from './world.ts';
import { sized } from '../size.ts';

/** Not measured: Node compiles what runs often, and prepares statements on each connection. */
const WARM_UP = sized({ whole: 10, smoke: 1 });
const SERIES = sized({ whole: 30, smoke: 2 });
const CLOSINGS_WARM_UP = 1;
const CLOSINGS = sized({ whole: 5, smoke: 1 });
const CLIENTS = sized({ whole: 1000, smoke: 20 });
const COURTS = 6;

const SERVER = { SEED: 'none', LIMITS: 'relaxed' };

/** How long an arena waits for the week that comes back every week, and for rain; and does anybody get an hour of it twice? */
export async function measureWeek({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const embedded = await measure(root, 'embedded');
  return reportWeek((await answers()) ? [await measure(root, 'postgres'), embedded] : [embedded]);
}

interface Field {
  readonly day: Day;
  /** Whose hours from 18 to 22 are full in the first weeks. */
  readonly busy: OwnedArena;
  readonly full: readonly FullArena[];
  readonly bare: readonly FullArena[];
  readonly rushed: readonly OwnedArena[];
  readonly control: readonly OwnedArena[];
  readonly lines: readonly Line[];
  readonly controlLines: readonly Line[];
}

function measure(root: string, kind: DatabaseKind): Promise<WeekRun> {
  return withDatabase(kind, root, async (database) => {
    const field = await database.use(prepare);
    // The embedded database belongs to one process: what it costs alone is measured before.
    const closeBare = await database.use((open) => closeAllBare(open, field));
    const served = await withClient(root, database, async (client) => ({
      ...(await readAndSave(client, field)),
      ...(await closeAll(client, field.full)),
      rush: await rush(client, field.rushed, field.day),
      offers: await raceForOffers(client, field.lines),
      controlOffers: await raceForOffers(client, field.controlLines),
    }));
    const doubleBooked = await database.use(countTwice);
    const outOfOrder = await database.use((open) => countOutOfOrder(open, field.lines));
    const controlOutOfOrder = await database.use((open) => countOutOfOrder(open, field.controlLines));
    await database.use((open) => refuseOtherRows(open, field));
    await database.use(({ pool }) => pool.query('alter table slot_claim drop constraint slot_claim_key'));
    const control = await withClient(root, database, (client) => rush(client, field.control, field.day));
    const controlBooked = await database.use(countTwice);
    return {
      kind,
      closeBare,
      ...served,
      offers: { races: field.lines.length, statuses: served.offers, outOfOrder },
      controlOffers: {
        races: field.controlLines.length,
        statuses: served.controlOffers,
        outOfOrder: controlOutOfOrder,
      },
      rush: { ...served.rush, doubleBooked },
      control: { ...control, doubleBooked: controlBooked - doubleBooked },
    };
  });
}

async function prepare(database: Database): Promise<Field> {
  const day = await firstDay(database);
  const busy = await makeOwnedArena(database, COURTS);
  await fill(database, busy, day);
  const [full, bare] = [new Array<FullArena>(), new Array<FullArena>()];
  while (full.length < CLOSINGS_WARM_UP + CLOSINGS + 1) {
    full.push(await makeFullArena(database, day));
    bare.push(await makeFullArena(database, day));
  }
  // As its autovacuum does within a minute; the embedded database has none, and none is done for it.
  if (database.kind === 'postgres') await database.pool.query('vacuum analyze');
  const [rushed, control] = [await makeArenas(database), await makeArenas(database)];
  const [lines, controlLines] = [await makeLines(database, day, true), await makeLines(database, day, false)];
  return { day, busy, full, bare, rushed, control, lines, controlLines };
}

function withClient<Result>(root: string, database: BenchDatabase, work: (client: Client) => Promise<Result>) {
  return withServer(root, { ...SERVER, ...database.variables }, async (server) => {
    const client = openClient(server);
    try {
      await connect(client, CLIENTS);
      return await work(client);
    } finally {
      client.close();
    }
  });
}

/** Looks at a year of a busy hour, then makes a series of a free one, again and again. */
async function readAndSave(client: Client, { busy, day }: Field) {
  const [preview, save] = [new Array<number>(), new Array<number>()];
  const send = async (endpoint: { method: 'POST'; path: string }, body: object, expected: number): Promise<Answer> => {
    const answer = await client.send({ method: endpoint.method, path: endpoint.path, token: busy.ownerToken, body });
    if (answer.status !== expected)
      throw new Error(`${endpoint.path} answered ${answer.status}: ${answer.body.toString()}`);
    return answer;
  };
  for (let index = 0; index < WARM_UP + SERIES; index += 1) {
    const court = busy.courts[index % COURTS] ?? '';
    preview.push((await send(contract.previewSeries, wishOf(day, { court, startHour: 18, hours: 2 }), 200)).ms);
    const series = wishOf(day, { court, startHour: 2 * Math.floor(index / COURTS), hours: 2 });
    const seen = await send(contract.previewSeries, series, 200);
    const { token } = JSON.parse(seen.body.toString()).data.preview;
    save.push((await send(contract.createSeries, { series, choices: [], token }, 201)).ms);
  }
  return { preview: preview.slice(WARM_UP), save: save.slice(WARM_UP) };
}

/** Each closure is undone before the next; the last one stays, to be compared with its control. */
async function closeAll(client: Client, full: readonly FullArena[]) {
  const [close, undo] = [new Array<number>(), new Array<number>()];
  for (const one of full) {
    const { id, ms } = await timeClosing(client, one);
    if (one === full.at(-1)) break;
    close.push(ms);
    undo.push(await timeUndoing(client, one, id));
  }
  return { close: close.slice(CLOSINGS_WARM_UP), undo: undo.slice(CLOSINGS_WARM_UP) };
}

async function closeAllBare(database: Database, { bare }: Field): Promise<number[]> {
  const times: number[] = [];
  for (const one of bare) times.push(await timeBareClosing(database, one));
  return times.slice(CLOSINGS_WARM_UP);
}

/** The control is worth nothing unless it writes what the closure writes. */
async function refuseOtherRows(database: Database, { full, bare }: Field): Promise<void> {
  const [ours, theirs] = [full.at(-1), bare.at(-1)];
  if (!ours || !theirs) throw new Error('Nothing was closed');
  const [wanted, written] = [await rowsAfter(database, ours.arena), await rowsAfter(database, theirs.arena)].map(
    (rows) => JSON.stringify(rows),
  );
  if (wanted !== written) throw new Error(`The closure wrote ${wanted}, its control ${written}`);
}
