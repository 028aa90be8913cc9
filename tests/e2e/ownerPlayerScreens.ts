import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const PLAYERS = { as: 'owner', path: () => '/empresa/jogadores', heading: 'Jogadores' } as const;
const PLAYER_CALL = /\/api\/v1\/arenas\/me\/players\/[^/]+$/;
const UNKNOWN = '/empresa/jogadores/01910000-0000-7000-8000-000000000000';

/** What the owner's arena knows of one player, in the states that people see. */
export const OWNER_PLAYER_SCREENS: readonly Screen[] = [
  {
    name: 'owner-player',
    as: 'owner',
    path: () => '/empresa/pendencias',
    heading: 'Pendências',
    // Somebody who owes: their page has the most to say.
    onceThere: async (page) => {
      const debtors = page.getByRole('list', { name: 'Quem deve à sua arena' }).getByRole('listitem');
      const known = debtors.filter({ has: page.locator('a[href^="/empresa/jogadores/"]') }).first();
      await known.locator('summary').click();
      await known.getByRole('link', { name: /^Ver jogador/ }).click();
      await seePlayer(page);
    },
  },
  {
    name: 'owner-player-credit',
    ...PLAYERS,
    onceThere: async (page) => {
      await page.route(PLAYER_CALL, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const reservation = { _id: '01910000-0000-7000-8000-00000000000a', date: { day: 12, month: 10, year: 2026 } };
        const moved = { at: '2026-10-12T21:00:00.000Z', date: reservation.date };
        const move = { ...moved, kind: 'given', given: 80, spent: 0, reservation };
        const paidOut = { ...moved, kind: 'paidOut', given: 0, spent: 10, method: 'pix' };
        Object.assign(body.data, {
          credit: 45.5,
          creditUntil: { day: 12, month: 10, year: 2027 },
          creditMoves: [
            { ...paidOut, _id: '01910000-0000-7000-8000-00000000000d' },
            { ...move, _id: '01910000-0000-7000-8000-00000000000b', kind: 'spent', given: 0, spent: 24.5 },
            { ...move, _id: '01910000-0000-7000-8000-00000000000c' },
          ],
          noShows: 2,
          missed: [reservation],
        });
        await route.fulfill({ response, json: body });
      });
      await openFirst(page);
      await page.getByRole('list', { name: 'Movimentos do crédito' }).waitFor();
      await page.getByText(/^Devolver crédito/).click();
      await seePlayer(page);
    },
  },
  {
    name: 'owner-player-unknown',
    as: 'owner',
    path: () => UNKNOWN,
    heading: 'Este jogador ainda não reservou na sua arena',
  },
  {
    name: 'owner-player-loading',
    ...PLAYERS,
    onceThere: async (page) => {
      await page.route(PLAYER_CALL, () => undefined);
      await openFirst(page);
      await page.getByText('Carregando o jogador…').waitFor();
    },
  },
  {
    name: 'owner-player-failed',
    ...PLAYERS,
    onceThere: async (page) => {
      await page.route(PLAYER_CALL, (route) => route.abort('internetdisconnected'));
      await openFirst(page);
      await page.getByText('Não foi possível carregar este jogador.').waitFor();
    },
  },
];

async function openFirst(page: Page): Promise<void> {
  await page.locator('a[href^="/empresa/jogadores/"]').first().click();
}

async function seePlayer(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Reservas', exact: true }).waitFor();
}
