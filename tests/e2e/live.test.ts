import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { STREAM_PATH } from '#domain/changes/stream.ts';
import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { waitUntil } from '../waitUntil.ts';
import { appInBrowser } from './inBrowser.ts';
import { farDay, reserveFirstHour } from './ownersDay.ts';

const TABS = 8;

const app = appInBrowser();
let context: BrowserContext;

beforeEach(async () => {
  context = await app.enter('owner');
});

const isStream = (request: Request) => new URL(request.url()).pathname === STREAM_PATH;
const isMark = (request: Request) => new URL(request.url()).pathname === contract.agendaMark.path;

// Red without the lock in TabChanges.ts: each tab would have a stream, and the seventh none of a browser's six connections.
it('eight tabs share one stream, and when the tab that has it goes, another goes on where it was', async () => {
  const day = farDay(9);
  const streams: { readonly request: Request; readonly page: Page }[] = [];
  const marks = new Set<Page>();
  context.on('request', (request) => {
    const page = request.frame().page();
    if (isStream(request)) streams.push({ request, page });
    if (isMark(request)) marks.add(page);
  });
  const pages: Page[] = [];
  for (let tab = 0; tab < TABS; tab += 1) {
    const page = await context.newPage();
    await page.goto(agendaPath(toIsoDay(day)));
    await page.getByText('Nenhuma reserva para o dia selecionado').waitFor();
    pages.push(page);
  }
  await waitUntil(() => expect(pages.every((page) => marks.has(page))).toBe(true));
  expect(new Set(streams.map(({ page }) => page)).size).toBe(1);

  const elsewhere = await app.enter('owner');
  const first = await reserveFirstHour(elsewhere, day, 'Turma da Maré');
  for (const page of pages) await card(page, first, 'Turma da Maré').waitFor();
  expect(new Set(streams.map(({ page }) => page)).size).toBe(1);

  const leader = streams.at(-1)?.page;
  await leader?.close();
  const left = pages.filter((page) => page !== leader);
  await waitUntil(() => expect(streams.at(-1)?.page).not.toBe(leader));
  expect(await streams.at(-1)?.request.headerValue('last-event-id')).toMatch(/^\d+/);
  const second = await reserveFirstHour(elsewhere, day, 'Turma do Vento');
  for (const page of left) await card(page, second, 'Turma do Vento').waitFor();
  await elsewhere.close();
});

function card(page: Page, hour: string, guest: string) {
  return page.getByRole('button', { name: new RegExp(`^${hour}, .+, ${guest}, Confirmada, R\\$`) });
}

const HOUR = /^Das \d\d:00 às \d\d:00, R\$/;

async function openTomorrow(session: BrowserContext): Promise<Page> {
  const page = await session.newPage();
  await page.goto('/');
  await page.getByRole('searchbox').fill('sao paulo');
  await page.getByRole('link', { name: 'Ibirapuera Sand' }).click();
  await page.getByRole('link', { name: 'Fazer reserva' }).click();
  const day = page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(1);
  await day.click();
  await expect.poll(() => day.getAttribute('aria-pressed')).toBe('true');
  await freeHours(page).first().waitFor();
  return page;
}

function freeHours(page: Page) {
  return page.getByRole('button', { name: HOUR, disabled: false, pressed: false });
}

// Red without FollowHours and without ChoiceToOthers in AmongOthers.tsx, and without FollowReading in MyReservationsScreen.tsx.
it('the hours on the reserve page and the list of one’s own reservations follow what is booked elsewhere', async () => {
  const [player, again, other] = [await app.enter('player'), await app.enter('player'), await app.enter('newcomer')];
  const mine = await again.newPage();
  await mine.goto(ROUTES.myReservations.path);
  await mine.getByRole('heading', { level: 1 }).waitFor();
  const [booking, looking] = [await openTomorrow(player), await openTomorrow(other)];
  const before = await freeHours(looking).count();
  const owned = mine.getByRole('button', { name: /^Cancelar/ });
  const had = await owned.count();

  await freeHours(booking).first().click();
  // What one has chosen the other may choose as well.
  const wanted = /, R\$.*, em escolha$/;
  await looking.getByRole('button', { name: wanted, disabled: false }).waitFor();
  expect(await booking.getByRole('button', { name: wanted }).count()).toBe(0);
  await booking.getByRole('button', { name: 'Reservar', exact: true }).click();
  await booking.getByRole('dialog', { name: 'Pague com PIX' }).waitFor();

  await waitUntil(async () => expect(await freeHours(looking).count()).toBe(before - 1));
  await waitUntil(async () => expect(await owned.count()).toBe(had + 1));
});
