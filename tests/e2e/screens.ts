import { MY_BILLS_SCREENS } from './billScreens.ts';
import type { Page } from 'playwright-core';
import { ACCOUNT_SCREENS } from './accountScreens.ts';
import { CART_SCREENS } from './cartScreens.ts';
import { CROWDED_SCREENS } from './crowdedScreens.ts';
import { ENTRY_SCREENS } from './entryScreens.ts';
import { EVENT_LIST_SCREENS } from './eventListScreens.ts';
import { EVENT_PAGE_SCREENS } from './eventPageScreens.ts';
import { FAIR_SCREENS } from './fairScreens.ts';
import { FINDER_SCREENS } from './finderScreens.ts';
import { INVITATION_SCREENS } from './invitationScreens.ts';
import { LEGAL_SCREENS } from './legalScreens.ts';
import { MATCH_SCREENS } from './matchScreens.ts';
import { MY_TOURNAMENT_SCREENS } from './myTournamentScreens.ts';
import { PUBLIC_SCREENS } from './publicScreens.ts';
import { NOTICE_SCREENS } from './noticeScreens.ts';
import { PLATFORM_ADMIN_SCREENS } from './platformAdminScreens.ts';
import { PAYMENT_LINK_SCREENS } from './paymentLinkScreens.ts';
import { PAYOUT_SCREENS } from './payoutScreens.ts';
import { OWNER_SCREENS } from './ownerScreens.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.ts';
import { RECEIVING_SCREENS } from './receivingScreens.ts';
import { REBOOKING_SCREENS } from './rebookingScreens.ts';
import { QUEUE_SCREENS } from './queueScreens.ts';
import { REGISTRATION_SCREENS } from './registrationScreens.ts';
import { SIGN_UP_SCREENS } from './signUpScreens.ts';
import { TOURNAMENT_SCREENS } from './tournamentScreens.ts';
import { UNREGISTERED_ARENAS_SCREENS } from './unregisteredArenasScreens.ts';

const UNKNOWN_ARENA = '01910000-0000-7000-8000-000000000000';
const HOUR = /^Das .+, R\$/;

/** Every screen of the product so far, in the states that people see. A later issue adds its own. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', as: 'visitor', path: () => '/', heading: /quadra/, onceThere: seeArenas },
  { name: 'home-search', as: 'visitor', path: () => '/?busca=sao+paulo', heading: /quadra/, onceThere: seeArenas },
  {
    name: 'home-none',
    as: 'visitor',
    path: () => '/?busca=nenhum+lugar',
    heading: /quadra/,
    onceThere: (page) => page.getByRole('heading', { name: 'Nenhuma arena encontrada...' }).waitFor(),
  },
  ...FINDER_SCREENS,
  {
    name: 'arena',
    as: 'visitor',
    path: ({ platform }) => `/cliente/arena/${platform}`,
    heading: /./,
    onceThere: seePhotos,
  },
  { name: 'arena-short', as: 'visitor', path: ({ local }) => `/cliente/${local}`, heading: /./, onceThere: seePhotos },
  {
    name: 'arena-unknown',
    as: 'visitor',
    path: () => `/cliente/arena/${UNKNOWN_ARENA}`,
    heading: 'Arena não encontrada',
  },
  { name: 'login', as: 'visitor', path: () => '/entrar', heading: 'Entrar' },
  {
    name: 'login-errors',
    as: 'visitor',
    path: () => '/entrar',
    heading: 'Entrar',
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByText('O email é obrigatório.').waitFor();
    },
  },
  ...ENTRY_SCREENS,
  { name: 'not-found', as: 'visitor', path: () => '/nao/existe', heading: 'Bola fora!' },
  ...SIGN_UP_SCREENS,
  ...LEGAL_SCREENS,
  ...EVENT_LIST_SCREENS,
  ...EVENT_PAGE_SCREENS,
  { name: 'home-player', as: 'player', path: () => '/', heading: /quadra/, onceThere: seeArenas },
  {
    name: 'my-reservations',
    as: 'player',
    path: () => '/cliente/minhas-reservas',
    heading: 'Minhas reservas',
    onceThere: seeTickets,
  },
  {
    name: 'my-reservations-past',
    as: 'player',
    path: () => '/cliente/minhas-reservas?quando=anteriores',
    heading: 'Minhas reservas',
    onceThere: seeTickets,
  },
  {
    name: 'reservation',
    as: 'player',
    path: () => '/cliente/minhas-reservas',
    heading: 'Minhas reservas',
    onceThere: async (page) => {
      await page
        .getByRole('link', { name: /^Ver detalhes/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Histórico' }).waitFor();
    },
  },
  ...MY_BILLS_SCREENS,
  ...PAYMENT_LINK_SCREENS,
  ...QUEUE_SCREENS,
  ...REBOOKING_SCREENS,
  {
    name: 'my-vouchers',
    as: 'player',
    path: () => '/cliente/vouchers',
    heading: 'Meus vouchers',
  },
  {
    name: 'reservation-unknown',
    as: 'player',
    path: () => '/cliente/minhas-reservas/01910000-0000-7000-8000-000000000000',
    heading: 'Reserva não encontrada',
  },
  { name: 'reserve', as: 'player', path: reserve('platform'), heading: 'Fazer reserva', onceThere: seeHours },
  {
    name: 'reserve-credit',
    as: 'player',
    path: reserve('local'),
    heading: 'Fazer reserva',
    onceThere: useCredit,
  },
  { name: 'reserve-chosen', as: 'player', path: reserve('platform'), heading: 'Fazer reserva', onceThere: chooseHour },
  {
    name: 'reserve-day-change',
    as: 'player',
    path: reserve('platform'),
    heading: 'Fazer reserva',
    onceThere: async (page) => {
      await chooseHour(page);
      // Where a person sees the days whole: half under the bar they would be small targets.
      await page.evaluate(() => scrollTo(0, 0));
      await dayChip(page, 2).click();
      await page.getByRole('dialog', { name: 'Mudar de dia?' }).waitFor();
    },
  },
  {
    name: 'reserve-pix',
    as: 'player',
    path: reserve('platform'),
    heading: 'Fazer reserva',
    onceThere: async (page) => {
      await bookHour(page);
      await page.getByRole('dialog', { name: 'Pague com PIX' }).getByRole('img', { name: 'QR code do PIX' }).waitFor();
    },
  },
  {
    name: 'reserve-local',
    as: 'player',
    path: reserve('local'),
    heading: 'Fazer reserva',
    onceThere: async (page) => {
      await bookHour(page);
      await page.getByRole('dialog', { name: 'Reserva feita' }).waitFor();
    },
  },
  {
    name: 'reserve-profile',
    as: 'newcomer',
    path: reserve('platform'),
    heading: 'Fazer reserva',
    onceThere: async (page) => {
      await bookHour(page);
      await page.getByRole('dialog', { name: 'Complete seu cadastro' }).waitFor();
    },
  },
  ...CROWDED_SCREENS,
  {
    name: 'my-reservations-none',
    as: 'newcomer',
    path: () => '/cliente/minhas-reservas',
    heading: 'Minhas reservas',
    onceThere: (page) => page.getByText('Você ainda não tem reservas').waitFor(),
  },
  ...ACCOUNT_SCREENS,
  ...TOURNAMENT_SCREENS,
  ...MATCH_SCREENS,
  ...MY_TOURNAMENT_SCREENS,
  ...PUBLIC_SCREENS,
  ...REGISTRATION_SCREENS,
  ...INVITATION_SCREENS,
  ...FAIR_SCREENS,
  ...CART_SCREENS,
  ...OWNER_SCREENS,
  ...RECEIVING_SCREENS,
  { name: 'not-found-owner', as: 'owner', path: () => '/nao/existe', heading: 'Bola fora!' },
  ...UNREGISTERED_ARENAS_SCREENS,
  ...NOTICE_SCREENS,
  ...PLATFORM_ADMIN_SCREENS,
  ...PAYOUT_SCREENS,
];

/** Opens the screen and brings it into its state. */
export async function visit(page: Page, { path, heading, onceThere }: Screen, places: Places): Promise<void> {
  await page.goto(path(places));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // The first HTML, and what stands for code and replies that are on their way, have the heading too.
  await page.waitForFunction(() => document.querySelector('[class*="_bone_"]') === null);
  await onceThere?.(page);
}

function reserve(method: keyof Places): Screen['path'] {
  return (places) => `/cliente/arena/${places[method]}/reservar`;
}

async function seeArenas(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

async function seePhotos(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Fotos da arena' }).waitFor();
}

async function seeTickets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancelar' }).or(page.getByText('Fazer nova reserva')).first().waitFor();
}

async function seeHours(page: Page): Promise<void> {
  // Tomorrow: of today the last hours may be over.
  await dayChip(page, 1).click();
  await page.getByRole('button', { name: HOUR }).first().waitFor();
}

async function chooseHour(page: Page): Promise<void> {
  await seeHours(page);
  await page.getByRole('button', { name: HOUR, disabled: false, pressed: false }).first().click();
}

async function useCredit(page: Page): Promise<void> {
  await page.route('**/api/v1/players/me/vouchers*', async (route) => {
    const body = await (await route.fetch()).json();
    const [, arena = ''] = /arena\/([^/]+)/.exec(page.url()) ?? [];
    body.data.credits = [{ arena: { _id: arena, name: 'Arena' }, value: 40 }];
    await route.fulfill({ json: body });
  });
  await chooseHour(page);
  await page.getByLabel(/^Usar meu crédito de/).check();
}

async function bookHour(page: Page): Promise<void> {
  await chooseHour(page);
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
}

function dayChip(page: Page, index: number) {
  return page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(index);
}
