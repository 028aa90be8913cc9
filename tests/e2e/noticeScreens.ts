import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const NOTICES = { as: 'player', path: () => '/avisos', heading: 'Avisos' } as const;
const CALL = /\/api\/v1\/notices(\?|$)/;
const UNREAD = '**/api/v1/notices/unread';
const ID = '01910000-0000-7000-8000-00000000000';
const THING = '01920000-0000-7000-8000-000000000001';
const HOUR_MS = 3_600_000;

/** Made so many hours ago, so that the days have the names that they have for a person. */
function notice(place: number, hours: number, title: string, line: string, isRead: boolean) {
  const madeAt = new Date(Date.now() - hours * HOUR_MS).toISOString();
  return { _id: `${ID}${place}`, title, line, path: `/cliente/minhas-reservas/${THING}`, madeAt, isRead };
}

const some = () => [
  notice(
    6,
    0,
    'A arena cancelou a sua reserva',
    'Arena Maré Alta, quinta-feira, 5 de março, 18:00 às 20:00. O valor pago pelo PIX volta automaticamente.',
    false,
  ),
  notice(
    5,
    0,
    'Você foi convidado a jogar',
    'Bia Prado inscreveu você em Mista C/D, em Copa das Ondas de Santos. Aceite ou recuse o convite.',
    false,
  ),
  notice(4, 24, 'Grupos sorteados', 'Mista C/D, em Copa das Ondas de Santos: veja em qual você está.', true),
  notice(3, 24, 'Você recebeu um voucher', 'Vale em Arena Maré Alta.', true),
  notice(
    2,
    24 * 9,
    'Pagamento devolvido',
    'R$ 161,00 da reserva em Arena Maré Alta, segunda-feira, 16 de fevereiro, 18:00 às 20:00.',
    true,
  ),
];

/** What a person is told, in the states that they see. */
export const NOTICE_SCREENS: readonly Screen[] = [
  {
    name: 'notices',
    ...NOTICES,
    onceThere: async (page) => {
      await answer(page, { notices: some(), next: `${ID}1` }, 12);
      await page.getByRole('link', { name: '12 avisos não lidos' }).waitFor();
      await page.getByRole('button', { name: 'Marcar tudo como lido' }).waitFor();
    },
  },
  {
    name: 'notices-none',
    ...NOTICES,
    onceThere: async (page) => {
      await answer(page, { notices: [] }, 0);
      await page.getByRole('heading', { name: 'Nenhum aviso por aqui' }).waitFor();
    },
  },
  {
    name: 'notices-loading',
    ...NOTICES,
    onceThere: async (page) => {
      await page.route(CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando os avisos…').waitFor();
    },
  },
  {
    name: 'notices-owner',
    ...NOTICES,
    as: 'owner',
    onceThere: async (page) => {
      const line = 'Ana Souza: quinta-feira, 5 de março, 18:00 às 20:00.';
      await answer(page, { notices: [notice(1, 0, 'Nova reserva', line, false)] }, 100);
      await page.getByRole('link', { name: '99+ avisos não lidos' }).waitFor();
    },
  },
];

async function answer(page: Page, data: object, unread: number): Promise<void> {
  await page.route(CALL, (route) => route.fulfill({ json: { data } }));
  await page.route(UNREAD, (route) => route.fulfill({ json: { data: { unread, newest: `${ID}6` } } }));
  await page.reload();
}
