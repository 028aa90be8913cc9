import type { Page } from 'playwright-core';
import { ACCOUNT_SCREENS } from './accountScreens.ts';
import type { Who } from './people.ts';
import type { Places } from './places.ts';

/** One screen in one state: how to get there, and the heading by which it is known to be there. */
export interface Screen {
  readonly name: string;
  readonly as: Who;
  readonly path: (places: Places) => string;
  readonly heading: string | RegExp;
  /** What is done once the screen is there. */
  readonly onceThere?: (page: Page) => Promise<void>;
}

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
  {
    name: 'login-google',
    as: 'visitor',
    path: () => '/entrar',
    heading: 'Entrar',
    onceThere: async (page) => {
      await openGoogle(page);
      await page.getByText('Continue na janela do Google.').waitFor();
    },
  },
  {
    name: 'login-google-blocked',
    as: 'visitor',
    path: () => '/entrar',
    heading: 'Entrar',
    onceThere: async (page) => {
      await page.evaluate(() => void (window.open = () => null));
      await page.getByRole('button', { name: 'Entrar com o Google' }).click();
      await page.getByText('Seu navegador bloqueou a janela do Google').waitFor();
    },
  },
  {
    name: 'login-google-closed',
    as: 'visitor',
    path: () => '/entrar',
    heading: 'Entrar',
    onceThere: async (page) => {
      await (await openGoogle(page)).close();
      await page.getByText('A janela do Google foi fechada').waitFor();
    },
  },
  {
    name: 'login-google-refused',
    as: 'visitor',
    path: () => '/entrar',
    heading: 'Entrar',
    onceThere: async (page) => {
      await (await openGoogle(page)).getByRole('button', { name: 'Cancelar' }).click({ noWaitAfter: true });
      await page.getByText('Você cancelou a entrada com o Google.').waitFor();
    },
  },
  {
    name: 'login-google-link',
    as: 'visitor',
    path: () => '/entrar',
    heading: 'Entrar',
    onceThere: async (page) => {
      await (await openGoogle(page)).getByText('Marina Albuquerque').click({ noWaitAfter: true });
      await page.getByRole('dialog', { name: 'Este email já tem conta' }).waitFor();
    },
  },
  { name: 'recovery', as: 'visitor', path: () => '/recuperar-senha', heading: 'Recuperar senha' },
  {
    name: 'recovery-errors',
    as: 'visitor',
    path: () => '/recuperar-senha',
    heading: 'Recuperar senha',
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await page.getByText('O email é obrigatório.').waitFor();
    },
  },
  {
    name: 'recovery-sent',
    as: 'visitor',
    path: () => '/recuperar-senha',
    heading: 'Recuperar senha',
    onceThere: async (page) => {
      await page.getByLabel('Email').fill('ninguem@quadralivre.test');
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await page.getByRole('heading', { name: 'Confira seu email' }).waitFor();
    },
  },
  { name: 'reset', as: 'visitor', path: () => '/esqueceu-senha/de-um-email', heading: 'Criar nova senha' },
  {
    name: 'reset-errors',
    as: 'visitor',
    path: () => '/esqueceu-senha/de-um-email',
    heading: 'Criar nova senha',
    onceThere: async (page) => {
      await typeReset(page, 'areia morna 27', 'areia fria 27');
      await page.getByText('As senhas nos dois campos precisam ser iguais.').first().waitFor();
    },
  },
  {
    name: 'reset-over',
    as: 'visitor',
    path: () => '/esqueceu-senha/de-um-email',
    heading: 'Criar nova senha',
    onceThere: async (page) => {
      await typeReset(page, 'areia morna 27', 'areia morna 27');
      await page.getByRole('heading', { name: 'Este link não abre mais' }).waitFor();
    },
  },
  { name: 'not-found', as: 'visitor', path: () => '/nao/existe', heading: 'Bola fora!' },
  { name: 'coming', as: 'visitor', path: () => '/cadastrar', heading: 'Cadastrar' },
  { name: 'home-player', as: 'player', path: () => '/', heading: /quadra/, onceThere: seeArenas },
  {
    name: 'my-reservations',
    as: 'player',
    path: () => '/cliente/minhas-reservas',
    heading: 'Minhas reservas',
    onceThere: seeTickets,
  },
  { name: 'reserve', as: 'player', path: reserve('platform'), heading: 'Fazer reserva', onceThere: seeHours },
  { name: 'reserve-chosen', as: 'player', path: reserve('platform'), heading: 'Fazer reserva', onceThere: chooseHour },
  {
    name: 'reserve-day-change',
    as: 'player',
    path: reserve('platform'),
    heading: 'Fazer reserva',
    onceThere: async (page) => {
      await chooseHour(page);
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
  {
    name: 'my-reservations-none',
    as: 'newcomer',
    path: () => '/cliente/minhas-reservas',
    heading: 'Minhas reservas',
    onceThere: (page) => page.getByText('Você ainda não tem reservas').waitFor(),
  },
  ...ACCOUNT_SCREENS,
  { name: 'coming-owner', as: 'owner', path: () => '/empresa/dashboard', heading: 'Início' },
  { name: 'not-found-owner', as: 'owner', path: () => '/nao/existe', heading: 'Bola fora!' },
  { name: 'coming-admin', as: 'admin', path: () => '/admin/arenas', heading: 'Arenas' },
];

/** Opens the screen and brings it into its state. */
export async function visit(page: Page, { path, heading, onceThere }: Screen, places: Places): Promise<void> {
  await page.goto(path(places));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
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

/** @returns the window of the demonstration's provider */
async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Entrar com o Google' }).click(),
  ]);
  await popup.getByRole('heading', { name: 'Google de demonstração' }).waitFor();
  return popup;
}

async function typeReset(page: Page, password: string, repeated: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
}

async function chooseHour(page: Page): Promise<void> {
  await seeHours(page);
  await page.getByRole('button', { name: HOUR, disabled: false, pressed: false }).first().click();
}

async function bookHour(page: Page): Promise<void> {
  await chooseHour(page);
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
}

function dayChip(page: Page, index: number) {
  return page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(index);
}
