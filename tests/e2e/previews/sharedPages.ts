import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { contract } from '#domain/contract/contract.ts';
import { choiceSearch } from '#domain/booking/choice.ts';
import { arenaPath, publicEventPath, publicTournamentPath, reservePath } from '#domain/navigation/paths.ts';
import { DEFAULT_SPORT } from '#domain/courts/sport.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { addDays } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { callApi } from '../callApi.ts';

/** A page of the demonstration that people send each other. */
export interface SharedPage {
  readonly name: string;
  readonly path: string;
  /** What search engines are told that it is about, as a type of schema.org. */
  readonly about?: 'SportsActivityLocation' | 'SportsEvent';
}

/** One page of each kind, brought into the state in which it has most to tell. */
export async function findSharedPages(address: string): Promise<SharedPage[]> {
  const owner = await logIn(address, 'Dona de arena');
  const { arena } = await callApi(address, contract.myArena, { token: owner });
  const { allArenas } = await callApi(address, contract.allArenas);
  const other = allArenas.find(({ id }) => id !== arena.id);
  if (!other) throw new Error('The demonstration has one arena');
  await uploadLogo(address, owner);
  return [
    { name: 'home', path: '/' },
    { name: 'finder', path: ROUTES.finder.path },
    { name: 'arena', path: arenaPath(other.id), about: 'SportsActivityLocation' },
    { name: 'arena with a logo', path: arenaPath(arena.id), about: 'SportsActivityLocation' },
    { name: 'choice of hours', path: await choiceOf(address, arena.id), about: 'SportsActivityLocation' },
    ...(await competitionsOf(address)),
  ];
}

async function logIn(address: string, who: string): Promise<string> {
  const email = DEMO_ACCOUNTS.find((account) => account.who.startsWith(who))?.email ?? '';
  const { token } = await callApi(address, contract.login, { body: { email, password: DEMO_PASSWORD } });
  return token;
}

const SCENE = 'public/pictures/arenas/areia-de-copacabana-1.svg';

async function uploadLogo(address: string, token: string): Promise<void> {
  const { path, method, file } = contract.updateArenaAvatar;
  const form = new FormData();
  form.set(
    file,
    new Blob([
      new Uint8Array(
        await sharp(await readFile(SCENE))
          .jpeg()
          .toBuffer(),
      ),
    ]),
    'logo.jpg',
  );
  const headers = { 'x-client': 'api', authorization: `Bearer ${token}` };
  const answer = await fetch(new URL(path, address), { method, headers, body: form });
  if (!answer.ok) throw new Error(`The logo was answered ${answer.status}: ${await answer.text()}`);
}

/** Two hours of one court and one of another, on the day after tomorrow. */
async function choiceOf(address: string, arena: string): Promise<string> {
  const day = addDays(momentIn(new Date(), DEFAULT_ZONE).day, 2);
  const query = new URLSearchParams(Object.entries(day).map(([name, value]) => [name, String(value)]));
  const { availableTimeSlots } = await callApi(address, contract.availability, { id: arena, query });
  const chosen = availableTimeSlots
    .slice(0, 2)
    .flatMap(({ id: court, slots }, index) =>
      slots.slice(index - 2).map(({ startHour }) => ({ court, startHour, sport: DEFAULT_SPORT })),
    );
  return reservePath(arena) + choiceSearch({ day, chosen });
}

/** An event that is ahead, one of its tournaments, and another one that is being played: its organizer draws it and writes a score. */
async function competitionsOf(address: string): Promise<SharedPage[]> {
  const token = await logIn(address, 'Jogadora');
  const { events } = await callApi(address, contract.myEvents, { token });
  const event = events.find(({ status }) => status === 'APROVADO');
  if (!event) throw new Error('The player of the demonstration organizes no event');
  const { tournaments } = await callApi(address, contract.publicEvent, { id: event.id });
  const [ahead, played] = tournaments;
  if (!ahead || !played) throw new Error('The event has fewer than two tournaments');
  await play(address, token, played.id);
  return [
    { name: 'event', path: publicEventPath(event.id), about: 'SportsEvent' },
    { name: 'tournament', path: publicTournamentPath(ahead.id), about: 'SportsEvent' },
    { name: 'live score', path: publicTournamentPath(played.id), about: 'SportsEvent' },
  ];
}

async function play(address: string, token: string, id: string): Promise<void> {
  await callApi(address, contract.drawGroups, { token, id, body: { numberOfGroups: 2 } });
  await callApi(address, contract.makeMatches, { token, id });
  const { matches } = await callApi(address, contract.matches, { token, id });
  const body = { doubleOneScore: 6, doubleTwoScore: 3 };
  await callApi(address, contract.setScore, { token, id: matches[0]?.id ?? '', body });
}
