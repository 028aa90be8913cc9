import { openBrowser } from '../../e2e/browser.ts';
import { contract } from '#domain/contract/contract.ts';
import { answers } from '../../database/postgresServer.ts';
import { type Answer, type Asked, type Client, inTurn, openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { withServer } from '../server.ts';
import { type AgendaRun, reportAgenda, type Reading } from './agendaReport.ts';
import { measureStatistics, withStatistics } from './statistics.ts';
import { type GridRun, timeGrid } from './timeGrid.ts';
import { BUSY_DAY, type BusyArena, makeBusyArena } from './world.ts';
import { sized } from '../size.ts';

/** Not measured: Node compiles what runs often, and prepares statements on each connection. */
const WARM_UP = sized({ whole: 30, smoke: 1 });
const READS = sized({ whole: 100, smoke: 2 });

/** How long an owner with 100,000 reservations waits for a full day, and for the question whether it changed. */
export async function measureAgenda({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const embedded = await measure(root, 'embedded');
  const postgres = (await answers()) ? await measure(root, 'postgres') : null;
  build('web');
  const outcome = reportAgenda(embedded, postgres, await measureGrid(root));
  return withStatistics(outcome, await measureStatistics(root));
}

function measure(root: string, kind: DatabaseKind): Promise<AgendaRun> {
  return withDatabase(kind, root, async (database) => {
    const arena = await database.use(makeBusyArena);
    const variables = { SEED: 'none', LIMITS: 'relaxed', ...database.variables };
    return withServer(root, variables, async (server) => {
      const client = openClient(server);
      try {
        return await runWith(client, kind, arena);
      } finally {
        client.close();
      }
    });
  });
}

/** What an owner with a slow computer waits for on the screen of that day. */
function measureGrid(root: string): Promise<GridRun> {
  return withDatabase('embedded', root, async (database) => {
    const { owner } = await database.use(makeBusyArena);
    const variables = { SEED: 'none', LIMITS: 'relaxed', ...database.variables };
    return withServer(root, variables, async ({ origin }) => {
      const browser = await openBrowser();
      try {
        return await timeGrid(browser, origin, owner.token);
      } finally {
        await browser.close();
      }
    });
  });
}

async function runWith(client: Client, kind: DatabaseKind, { owner, day }: BusyArena): Promise<AgendaRun> {
  const query = `?day=${day.day}&month=${day.month}&year=${day.year}`;
  const ask = (path: string): Asked => ({
    path: `${path}${query}`,
    token: owner.token,
    headers: { 'accept-encoding': 'gzip' },
  });
  const plain = await client.send({ ...ask(contract.agenda.path), headers: {} });
  const seen = JSON.parse(plain.body.toString()).data.reservations.length;
  if (seen !== BUSY_DAY) throw new Error(`The day has ${seen} reservations`);
  return {
    kind,
    agenda: await read(client, ask(contract.agenda.path)),
    mark: await read(client, ask(contract.agendaMark.path)),
    plainBytes: plain.body.length,
  };
}

async function read(client: Client, asked: Asked): Promise<Reading> {
  const answered = await inTurn(
    client,
    Array.from({ length: WARM_UP + READS }, () => asked),
  );
  const wrong = answered.find(({ status }) => status !== 200);
  if (wrong) throw new Error(`${asked.path} answered ${wrong.status}: ${wrong.body.toString()}`);
  const measured = answered.slice(WARM_UP);
  return { ms: measured.map(({ ms }: Answer) => ms), gzBytes: measured[0]?.body.length ?? 0 };
}
