import type { Browser, BrowserContext, Page } from 'playwright-core';
import { contract } from '#domain/contract/contract.ts';
import { arenaPath, eventPath, reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { enterAs } from '../../e2e/people.ts';
import { findPlaces } from '../../e2e/places.ts';
import type { BadVisit } from './pageReport.ts';
import { onBadLine, PHONE } from './slowPhone.ts';
import { sized } from '../size.ts';

const ROUNDS = sized({ whole: 3, smoke: 1 });

interface Visited {
  readonly name: string;
  readonly path: string;
  /** What somebody came for: once it is there the page is usable. */
  readonly usable: (page: Page) => Promise<unknown>;
}

/** First visits with an empty cache at 600 ms and 50 kB/s, by a player: what shows first, and when the page is usable. */
export async function visitOnBadLine(browser: Browser, origin: string): Promise<readonly BadVisit[]> {
  const arena = (await findPlaces(origin)).platform;
  const entered = await enterAs('player', browser, origin);
  const storageState = await entered.storageState();
  const event = await anEvent(entered);
  await entered.close();
  const pages: readonly Visited[] = [
    {
      name: 'home',
      path: ROUTES.home.path,
      usable: (page) => page.locator('a[href^="/cliente/arena/"]').first().waitFor(),
    },
    { name: 'arena', path: arenaPath(arena), usable: (page) => page.locator('a[href$="/reservar"]').first().waitFor() },
    {
      name: 'reserve',
      path: reservePath(arena),
      usable: (page) => page.locator('button[data-state]').first().waitFor(),
    },
    { name: 'login', path: ROUTES.login.path, usable: (page) => page.getByLabel('Email').waitFor() },
    {
      name: 'event',
      path: eventPath(event),
      usable: (page) => page.locator('#root h2').first().waitFor(),
    },
  ];
  const visits: BadVisit[] = [];
  for (const visited of pages) {
    const rounds: { frameMs: number; usableMs: number; jsBytes: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ ...PHONE, ...(visited.name !== 'login' && { storageState }) });
      rounds.push(await visit(await context.newPage(), origin, visited));
      await context.close();
    }
    visits.push({ name: visited.name, rounds });
  }
  return visits;
}

async function visit(page: Page, origin: string, { path, usable }: Visited) {
  const cdp = await onBadLine(page);
  const scripts = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => void (type === 'Script' && scripts.set(requestId, 0)));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  const from = performance.now();
  await page.goto(origin + path, { waitUntil: 'commit' });
  await usable(page);
  const usableMs = performance.now() - from;
  const frameMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return { frameMs, usableMs, jsBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

/** An event of the demonstration that the player may see. */
async function anEvent(context: BrowserContext): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const answer = await context.request.get(contract.events.path, { headers: { authorization: `Bearer ${token}` } });
  const { data }: { data: { events: readonly { id: string }[] } } = await answer.json();
  const [event] = data.events;
  if (!event) throw new Error('The demonstration has no event');
  return event.id;
}
