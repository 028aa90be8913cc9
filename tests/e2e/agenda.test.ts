import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { agendaPath, ownerReservePath, weekPath } from '#domain/navigation/paths.ts';
import { WATCH_POLL_MS } from '../../machines/watch/watch.ts';
import { dayTitle } from '../../src/areas/owner/agenda/agendaTexts.ts';
import { SEARCH } from '../../src/areas/owner/agenda/search/searchTexts.ts';
import { fillDay } from './fullDay.ts';
import { appInBrowser } from './inBrowser.ts';
import { farDay, reserveFirstHour } from './ownersDay.ts';
import { payBy } from './payBy.ts';
import { textsOf } from './pdfText.ts';
import { passPolls, told } from './heldClock.ts';

/** What an owner may wait for somebody else's booking: the page asks oftener, how quick the answer is the machine says. */
const SEEN_WITHIN_MS = 5_000;
const GRID = 'Reservas por hora e quadra';

const app = appInBrowser();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await app.enter('owner');
  page = await context.newPage();
});

it('shows what another session books within five seconds, without a reload', async () => {
  const day = farDay(1);
  await openDay(day);
  await page.getByText('Nenhuma reserva para o dia selecionado').waitFor();
  const elsewhere = await app.enter('owner');
  await page.bringToFront();
  const hour = await reserveFirstHour(elsewhere, day, 'Turma da Praia');
  const card = page.getByRole('button', { name: new RegExp(`^${hour}, .+, Turma da Praia, Confirmada, R\\$`) });
  await card.waitFor();
  expect(WATCH_POLL_MS).toBeLessThan(SEEN_WITHIN_MS);

  await elsewhere.close();
  await page.getByRole('button', { name: /^Confirmar pagamento de Turma da Praia/ }).click();
  await payBy(page, 'Dinheiro');
  await told(page, 'Reserva confirmada com sucesso!');
  await page.getByRole('button', { name: /, Turma da Praia, Paga, R\$/ }).waitFor();
  await page.getByRole('button', { name: /^Cancelar reserva de Turma da Praia/ }).click();
  const asked = page.getByRole('dialog');
  await asked.getByText('Devolver agora').click();
  await asked.getByRole('button', { name: 'Cancelar reserva' }).click();
  await told(page, 'Reserva cancelada com sucesso!');
  await page.getByRole('button', { name: /, Cancelada · Turma da Praia$/ }).waitFor();
  await page.getByText('Nenhuma reserva para o dia selecionado').waitFor();
});

// Red without a command per card: with `confirm: commandMachine` in machines/agenda/agendaSetup.ts the second press is lost.
it('confirms two cards whose checks are pressed one right after the other', async () => {
  const day = farDay(5);
  for (const guest of ['Turma do Sol', 'Turma da Lua']) await reserveFirstHour(context, day, guest);
  await openDay(day);
  const check = (guest: string) => page.getByRole('button', { name: new RegExp(`^Confirmar pagamento de ${guest}`) });
  const held: (() => void)[] = [];
  await page.route(
    (url) => new RegExp(`^${contract.payReservation.path.replace(':id', '[^/]+')}$`).test(url.pathname),
    async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    },
  );
  for (const guest of ['Turma do Sol', 'Turma da Lua']) {
    await check(guest).click();
    await payBy(page, 'PIX');
  }
  await expect.poll(() => held.length).toBe(2);
  for (const release of held) release();
  for (const guest of ['Turma do Sol', 'Turma da Lua'])
    await page.getByRole('button', { name: new RegExp(`, ${guest}, Paga, R\\$`) }).waitFor();
});

it('says quietly that it has no answer, and goes on by itself', async () => {
  const day = farDay(10);
  await openDay(day);
  const notice = page.getByText('Sem atualização no momento. Tentando de novo…');
  const marks = (url: URL) => url.pathname.endsWith(contract.agendaMark.path);
  await page.route(marks, (route) => route.abort());
  // The stream tells that there is something to ask about.
  await reserveFirstHour(context, day, 'Turma da Neblina');
  await notice.waitFor();
  await page.unroute(marks);
  await passPolls(page, WATCH_POLL_MS, page.getByRole('button', { name: /, Turma da Neblina, Confirmada/ }));
  await notice.waitFor({ state: 'detached' });
});

it('is walked by the keyboard, from cell to cell and to the reserve page', async () => {
  const day = farDay(2);
  await openDay(day);
  await page.getByRole('grid', { name: GRID }).waitFor();
  const [first = '', second = '', ...others] = await courtNames();
  await page.getByRole('link', { name: SEARCH.way }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toBe(`Reservar às 06:00 na ${first}`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused()).toBe(`Reservar às 06:00 na ${second}`);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused()).toBe(`Reservar às 07:00 na ${second}`);
  await page.keyboard.press('Home');
  await expect.poll(() => focused()).toBe(`Reservar às 07:00 na ${first}`);
  await page.keyboard.press('Control+End');
  await expect.poll(() => focused()).toBe(`Reservar às 23:00 na ${others.at(-1)}`);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused()).toBe(`Reservar às 23:00 na ${others.at(-1)}`);
  await expect.poll(() => isSeenWhole()).toBe(true);
  await page.keyboard.press('Control+Home');
  await expect.poll(() => isSeenWhole()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/empresa/reservar');
  const { searchParams } = new URL(page.url());
  const asked = { day: searchParams.get('dia') ?? '', court: searchParams.get('quadra') ?? '', hour: 6 };
  expect(page.url()).toBe(app.address + ownerReservePath({ ...asked, day: toIsoDay(day) }));
});

it('is dragged sideways twice as far as the mouse goes, and the end of a drag is no click', async () => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openDay(farDay(3));
  const grid = page.getByRole('grid', { name: GRID });
  const cell = page.getByRole('link', { name: /^Reservar às 06:00/ }).nth(1);
  // Away from the bar at the foot of the page.
  await cell.evaluate((link) => link.scrollIntoView({ block: 'center', inline: 'nearest' }));
  const box = await cell.boundingBox();
  if (!box) throw new Error('The cell is not on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const left = () => grid.evaluate((table) => table.parentElement?.scrollLeft);
  const before = (await left()) ?? 0;
  const address = page.url();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y, { steps: 3 });
  await page.mouse.move(x - 70, y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => left()).toBe(before + 140);
  expect(page.url()).toBe(address);
  await page.mouse.click(x, y);
  await page.waitForURL((url) => url.pathname === '/empresa/reservar');
});

it('goes from day to day, and back, with the day in the address', async () => {
  await page.goto('/empresa/reservas');
  await page.getByText(/^Hoje, /).waitFor();
  await page.getByRole('link', { name: 'Próximo dia' }).click();
  await page.waitForURL((url) => url.search !== '');
  const tomorrow = page.url();
  await page.getByText(/^Hoje, /).waitFor({ state: 'detached' });
  await page.getByLabel('Dia', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await page.getByRole('button', { name: /^15 / }).click();
  expect(page.url()).toBe(tomorrow);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.waitForURL((url) => url.search.endsWith('-15'));
  await page.goBack();
  await page.goBack();
  await page.getByText(/^Hoje, /).waitFor();
});

// Red with `placeholderData: keepPreviousData` in src/areas/owner/agenda/day/agendaQueries.ts; and, on a busy machine, when Frame.tsx catches
// a failed load inside `import(…).then(…, …)`: the page goes blank.
it('shows no cell of one day under the heading of another that cannot be read, and reads it when the line is back', async () => {
  const day = farDay(6);
  const hour = await reserveFirstHour(context, day, 'Turma da Serra');
  await openDay(day);
  const card = page.getByRole('button', { name: new RegExp(`^${hour}, .+, Turma da Serra, Confirmada, R\\$`) });
  await card.waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Próximo dia' }).click();
  await page.getByText(dayTitle(addDays(day, 1))).waitFor();
  expect(await page.getByRole('grid', { name: GRID }).count()).toBe(0);
  await page.getByText('Não foi possível carregar as reservas deste dia.').waitFor();
  await context.setOffline(false);
  await page.getByRole('grid', { name: GRID }).waitFor();
  expect(await card.count()).toBe(0);
});

// Red without `useIsPhone` in src/areas/owner/agenda/Agenda.tsx, or without the rules for it in the style sheets beside it.
it.each([
  ['upright', { width: 390, height: 844 }, 260],
  ['on its side', { width: 844, height: 390 }, 230],
] as const)('shows the first hour whole on a phone %s, without scrolling', async (_how, size, lowestTop) => {
  await page.setViewportSize(size);
  await openDay(farDay(7));
  const { top, bottom, tabs, narrowest } = await page.evaluate(() => {
    const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const targets = [...document.querySelectorAll('main :is(header, form, nav) :is(a, button)')];
    return {
      top: of('[role=grid] tbody tr')?.top,
      bottom: of('[role=grid] tbody tr')?.bottom,
      tabs: of('main ~ nav')?.top,
      narrowest: Math.min(
        ...targets.map((one) => one.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
      ),
    };
  });
  expect(top).toBeLessThanOrEqual(lowestTop);
  expect(bottom).toBeLessThanOrEqual(tabs ?? 0);
  expect(narrowest).toBeGreaterThanOrEqual(44);
});

// Red without `DayPaper` in src/areas/owner/agenda/Agenda.tsx; one page too many without its `height` of a row.
it('prints the whole day, all its courts and hours, and nothing else', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const day = farDay(8);
  await reserveFirstHour(context, day, 'Turma do Papel');
  const { courts, people } = await fillDay(page);
  await openDay(day);
  const sheets = textsOf(await page.pdf({ preferCSSPageSize: true }));
  const text = sheets.join('');
  expect(sheets.length).toBe(2);
  expect(courts.map((name) => sheets.filter((sheet) => sheet.includes(name)).length)).toEqual(courts.map(() => 1));
  expect(people.filter((person) => !text.includes(person))).toEqual([]);
  expect(text).not.toMatch(/Imprimir|Buscar|Vouchers|Planilha/);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const inks = await page
    .locator('body > div > table')
    .first()
    .evaluate((table) =>
      [table, ...table.querySelectorAll('*')].flatMap((element) => {
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return [color, backgroundColor, parseFloat(fontSize) >= (8 / 72) * 96 - 0.1];
      }),
    );
  expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', true]));
});

// Red without `askedHour` in src/areas/owner/agenda/grid/startRow.ts: the day would begin with its first reservation.
it('shows a week by one question, and leads from an hour of it to that hour of its day', async () => {
  const day = farDay(9);
  const first = await reserveFirstHour(context, day, 'Turma da Semana');
  // Of low rows all are on screen.
  await page.addInitScript(() => localStorage.setItem('agenda-density', 'comfortable'));
  let questions = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(contract.agenda.path)) questions += 1;
  });
  await page.goto(weekPath(toIsoDay(day)));
  await page.getByRole('link', { name: `${spokenDay(day)}, ${first}: 1 ocupada` }).waitFor();
  expect(questions).toBe(1);
  await page.getByRole('link', { name: `${spokenDay(day)}, 12:00: ` }).click();
  await page.waitForURL((url) => url.search === `?dia=${toIsoDay(day)}&hora=12`);
  await page.getByRole('grid', { name: GRID }).waitFor();
  const below = await page.evaluate(() => {
    const [head, row] = [document.querySelector('[role=grid] thead th'), document.querySelector('[data-row="6"]')];
    return (row?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0);
  });
  // It is the first that is seen whole, below the end of the hour before it.
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(104);
  await page.getByRole('link', { name: 'Semana', exact: true }).click();
  await page.getByRole('link', { name: 'Próxima semana' }).waitFor();
});

async function openDay(day: Day): Promise<void> {
  await page.goto(agendaPath(toIsoDay(day)));
  await page.getByRole('grid', { name: GRID }).waitFor();
}

function focused(): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
}

/** Neither under the head of the grid nor under its hours. */
function isSeenWhole(): Promise<boolean> {
  return page.evaluate(() => {
    const cell = document.activeElement;
    const table = cell?.closest('table');
    const [head, hour] = [table?.querySelector('thead th'), table?.querySelector('tbody th')];
    if (!cell || !head || !hour) return false;
    const { top, left } = cell.getBoundingClientRect();
    return top >= head.getBoundingClientRect().bottom && left >= hour.getBoundingClientRect().right;
  });
}

async function courtNames(): Promise<string[]> {
  return page
    .getByRole('columnheader')
    .allInnerTexts()
    .then((names) => names.slice(1));
}
