import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { nextMonth, toIsoMonth } from '#domain/values/days/month.ts';
import { openSeries } from '../api/series/mensalista.ts';
import { openDrawer } from '../api/till/drawer.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';

const scene = sceneInBrowser();

const VIEWPORTS = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

// Red without `cashBook` in statisticsActors.ts, or in server/start/downloads/readDownload.ts.
it.each(VIEWPORTS)(
  'a bill by PIX is one line of the till, and of the cash book that its owner saves, on a %s',
  async (_, viewport) => {
    const { world } = scene;
    const arena = await world.arena('local');
    await openDrawer(world).start(arena.owner, 100);
    await openSeries(world, arena).make({ guestPlayerName: 'Rui Alves', price: 60 });
    const month = nextMonth(world.day);
    const url = `${contract.bills.path}?month=${month.month}&year=${month.year}`;
    const [bill] = (await world.call(arena.owner, { method: 'GET', url })).body.data.bills;
    const payload = { month: toIsoMonth(month), credit: 0, left: bill.left, method: 'pix' };
    await world.call(arena.owner, { method: 'PATCH', url: contract.payBill.path.replace(':id', bill.series), payload });

    const page = await scene.newPage({ path: '/empresa/caixa', session: await world.sessionOf(arena.owner) });
    await page.setViewportSize(viewport);
    await page.goto('/empresa/caixa');
    const line = page.getByRole('list', { name: 'Movimentos' }).getByRole('listitem');
    await line.getByText(`R$ ${bill.left},00`).waitFor();
    expect(await line.count()).toBe(1);

    await page.goto('/empresa/dashboard?aba=mensal');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Livro caixa' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^livro-caixa-\d{4}-\d\d\.csv$/);
    const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(
      new RegExp(
        `;Mensalidade de .+ · ${bill.weeks.length} jogos;Rui Alves;;;PIX na arena;.+;${bill.left},00;;${bill.left},00$`,
      ),
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
