import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { STREAM_PATH } from '#domain/changes/stream.ts';
import { arenaTopic, dayTopic } from '#domain/changes/topic.ts';
import { contract } from '#domain/contract/contract.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/database/uuid.ts';
import { newToken } from '#core/people/tokens.ts';
import { answers } from '../../database/postgresServer.ts';
import { openBrowser } from '../../e2e/browser.ts';
import { type Client, openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { signIn } from '../page/signIn.ts';
import { type BenchServer, withServer } from '../server.ts';
import { type BenchArena, hoursOf, type Hour, makeArena, makeSessions, orderOf, type Player } from '../world.ts';
import { follow, openMany } from './followers.ts';
import { measureHerd } from './herd.ts';
import { type LiveRun, reportLive } from './liveReport.ts';
import { paintedWith, watchPaint } from './watchPaint.ts';
import { sized } from '../size.ts';

const STREAMS = sized({ whole: 5_000, quick: 500, smoke: 20 });
const BOOKINGS = sized({ whole: 60, quick: 15, smoke: 2 });
/** Not measured: Node and the page compile what runs often. */
const WARM_UP = sized({ whole: 3, smoke: 1 });
const FOLLOWERS = sized({ whole: 50, smoke: 5 });
const ARENAS = sized({ whole: 100, smoke: 4 });
const COURTS = 4;
/** Of the control, which waits for seconds. */
const POLLED = sized({ whole: 20, quick: 4, smoke: 1 });
/** Between two bookings: the pages have come to rest. */
const BETWEEN_MS = 300;
const IDLE_MS = sized({ whole: 4_000, smoke: 500 });

const SERVER = { SEED: 'none', LIMITS: 'relaxed' };

/** How long after a booking does another window show it, while thousands look; and does anybody miss one who is cut meanwhile? */
export async function measureLive({ root, build }: Surroundings): Promise<Outcome> {
  build('web');
  build('server');
  const embedded = await measure(root, 'embedded');
  return reportLive((await answers()) ? [await measure(root, 'postgres'), embedded] : [embedded]);
}

interface Place {
  readonly arena: BenchArena;
  readonly owner: Player;
  readonly hours: readonly Hour[];
}

async function makePlace(database: Database): Promise<Place> {
  const arena = await makeArena(database, { paymentMethod: 'local', courts: COURTS });
  const owner = { id: arena.ownerId, token: newToken() };
  await makeSessions(database, [owner]);
  return { arena, owner, hours: await hoursOf(database, arena, 1) };
}

function measure(root: string, kind: DatabaseKind): Promise<LiveRun> {
  return withDatabase(kind, root, async (database) => {
    const place = await database.use(makePlace);
    return withServer(root, { ...SERVER, ...database.variables }, async (server) => {
      const [client, browser] = [openClient(server), await openBrowser()];
      try {
        const open = async () => (await browser.newContext({ locale: 'pt-BR', baseURL: server.origin })).newPage();
        const streamed = await run({ server, client, page: await open() }, place);
        const hours = place.hours.toReversed().slice(0, POLLED);
        const polls = await poll({ server, client, page: await open() }, { ...place, hours });
        return { kind, ...streamed, polls };
      } finally {
        await browser.close();
        client.close();
      }
    });
  });
}

interface World {
  readonly server: BenchServer;
  readonly client: Client;
  readonly page: Page;
}

type Streamed = Omit<LiveRun, 'kind' | 'polls'>;

async function run(world: World, place: Place): Promise<Streamed> {
  const { server, client, page } = world;
  const { arena, owner, hours } = place;
  const day = dayOf(hours);
  const topic = dayTopic(arena.id, day);
  const others = Array.from({ length: ARENAS }, () => arenaTopic(newId()));
  const streams = await openMany(server, others, STREAMS - FOLLOWERS - 1);
  const askMark = () => {
    const path = `${contract.agendaMark.path}?day=${day.day}&month=${day.month}&year=${day.year}`;
    return client.send({ path, token: owner.token });
  };
  const readMark = async () => {
    const { status, body } = await askMark();
    if (status !== 200) throw new Error(`The mark was answered ${status}`);
    return body.toString();
  };
  const followers = [];
  for (let one = 0; one < FOLLOWERS; one += 1) followers.push(await follow(server, topic, readMark));
  await openAgenda(world, place);
  await page.getByText('Nenhuma reserva para o dia selecionado').waitFor();

  const before = await server.cpuMs();
  await pause(IDLE_MS);
  const idleCpuMs = ((await server.cpuMs()) - before) / (IDLE_MS / 1_000);

  const [paints, answered]: [number[], number[]] = [[], []];
  let cuts = 0;
  for (let turn = 0; turn < WARM_UP + BOOKINGS; turn += 1) {
    const hour = hours[turn];
    if (!hour) throw new Error('There are more bookings than hours');
    // Every third turn some are cut before the booking, and go on after it.
    const cut = turn % 3 === 0 ? followers.filter((_, index) => index % 5 === turn % 5) : [];
    for (const one of cut) one.cut();
    cuts += cut.length;
    const booked = await book(world, place, hour, `Turma ${turn}`);
    for (const one of cut) await one.goOn();
    if (turn >= WARM_UP) {
      paints.push(booked.paintedMs);
      answered.push(booked.answeredMs);
    }
    await pause(BETWEEN_MS);
  }
  // Longer than a reading of the changes and of the mark.
  await pause(4 * BETWEEN_MS);
  const fresh = await readMark();
  const copies = await Promise.all(followers.map((one) => one.copy()));
  for (const one of [...streams, ...followers.map(({ end }) => ({ cut: end }))]) one.cut();
  const missed = copies.filter((copy) => copy !== fresh).length;
  const last = hours[WARM_UP + BOOKINGS];
  if (!last) throw new Error('There are more bookings than hours');
  const change = () => book(world, place, last, 'Todos olham');
  const herd = await measureHerd(server, topic, STREAMS, { ask: askMark, change });
  return { streams: STREAMS, paints, answers: answered, cuts, missed, idleCpuMs, herd };
}

/** The same for a page that no stream reaches, as before there was one. */
async function poll(world: World, place: Place): Promise<number[]> {
  await world.page.route(
    (url) => url.pathname === STREAM_PATH,
    (route) => route.abort(),
  );
  await openAgenda(world, place);
  await world.page.getByText('Turma 1', { exact: true }).first().waitFor();
  const paints: number[] = [];
  for (const [turn, hour] of place.hours.entries()) {
    // At another moment between two questions each time.
    await pause(BETWEEN_MS + ((turn * 7) % 10) * 400);
    paints.push((await book(world, place, hour, `Fila ${turn}`)).paintedMs);
  }
  return paints;
}

async function openAgenda({ page, server }: World, { owner, hours }: Place): Promise<void> {
  await signIn(page, server.origin, owner.token);
  await page.addInitScript(watchPaint);
  await page.goto(agendaPath(toIsoDay(dayOf(hours))));
}

async function book({ client, page }: World, { arena, owner }: Place, hour: Hour, name: string) {
  const painted = page.evaluate(paintedWith, name);
  const since = Date.now();
  const { status, body, ms } = await client.send({
    method: contract.makeOwnerReservation.method,
    path: contract.makeOwnerReservation.path,
    token: owner.token,
    body: { ...orderOf(arena, hour), guestPlayerName: name },
  });
  if (status !== 201) throw new Error(`A booking was answered ${status}: ${body.toString()}`);
  return { paintedMs: (await painted) - since, answeredMs: ms };
}

function dayOf(hours: readonly Hour[]): Day {
  const [first] = hours;
  if (!first) throw new Error('There are no hours');
  return first.day;
}
