import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
import { choosePhoto, cropPhoto } from './photo.ts';
import type { Screen } from './screen.ts';

const PROFILE = { path: () => '/cliente/perfil', heading: 'Meu perfil' } as const;
const NEW_ARENA = { path: () => '/abrir-arena', heading: 'Abrir uma arena' } as const;
const SETTINGS = { path: () => '/cliente/configuracoes', heading: 'Configurações' } as const;

/** What a player changes about themselves, in the states that people see. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'profile', as: 'player', ...PROFILE },
  {
    name: 'profile-menu',
    as: 'player',
    ...PROFILE,
    onceThere: async (page) => {
      await page.getByRole('button', { name: /^E aí, / }).click();
      await page.getByRole('link', { name: 'Meu perfil' }).waitFor();
    },
  },
  {
    name: 'profile-errors',
    as: 'player',
    ...PROFILE,
    onceThere: async (page) => {
      await page.getByLabel('Nome').fill('Li');
      await page.getByLabel('Cidade').fill('');
      await page.getByRole('button', { name: 'Salvar dados' }).click();
      await page.getByLabel('Nova senha').fill('abc');
      await page.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText('A senha precisa ter no mínimo 6 caracteres.').waitFor();
    },
  },
  {
    name: 'profile-email-pending',
    as: 'player',
    ...PROFILE,
    onceThere: (page) => awaitEmail(page, ({ email }) => email),
  },
  {
    name: 'settings-email-pending',
    as: 'player',
    ...SETTINGS,
    onceThere: (page) => awaitEmail(page, () => 'marina.albuquerque.nova@quadralivre.test'),
  },
  {
    name: 'profile-sending',
    as: 'player',
    ...PROFILE,
    onceThere: async (page) => {
      await page.route('**/api/v1/players/me/avatar', () => undefined);
      await sendPhoto(page);
      await page.getByRole('progressbar', { name: 'Enviando a foto…' }).waitFor();
    },
  },
  {
    name: 'profile-unsent',
    as: 'player',
    ...PROFILE,
    onceThere: async (page) => {
      await page.route('**/api/v1/players/me/avatar', (route) => route.abort('internetdisconnected'));
      await sendPhoto(page);
      await page.getByRole('button', { name: 'Enviar de novo' }).waitFor();
    },
  },
  {
    name: 'profile-photo',
    as: 'player',
    ...PROFILE,
    onceThere: async (page) => {
      await sendPhoto(page);
      await page.getByText('Dados atualizados com sucesso!').waitFor();
    },
  },
  { name: 'profile-newcomer', as: 'newcomer', ...PROFILE },
  { name: 'new-arena', as: 'player', ...NEW_ARENA },
  {
    name: 'new-arena-errors',
    as: 'owner',
    ...NEW_ARENA,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Abrir arena' }).click();
      await page.getByText('O nome da arena é obrigatório.').waitFor();
    },
  },
  {
    name: 'settings',
    as: 'player',
    ...SETTINGS,
    onceThere: (page) => page.getByLabel('Nova senha').waitFor(),
  },
  {
    name: 'settings-calendar',
    as: 'player',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Criar endereço' }).click();
      await page.getByLabel('Endereço da agenda').waitFor();
      await page.getByLabel('Endereço da agenda').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-letters',
    as: 'player',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.getByRole('switch', { name: 'Mensalistas: por email' }).click();
      await page.getByLabel('Horas de silêncio: das').selectOption('22:00');
      await page.getByLabel('Horas de silêncio: às').waitFor();
      await page.getByLabel('Horas de silêncio: às').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-whatsapp',
    as: 'player',
    ...SETTINGS,
    onceThere: async (page) => {
      await offerWhatsapp(page, {});
      await page.getByRole('button', { name: 'Receber por WhatsApp' }).click();
      await page.getByRole('link', { name: 'Abrir o WhatsApp' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-whatsapp-on',
    as: 'player',
    ...SETTINGS,
    onceThere: async (page) => {
      await offerWhatsapp(page, { since: '2026-11-20T12:00:00.000Z', number: '5513988887777' });
      await page.getByRole('switch', { name: 'Mensalistas: por WhatsApp' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-loading',
    as: 'player',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.route('**/api/v1/auth/me', () => undefined);
      await page.reload();
      await page.getByText('Carregando sua conta…').waitFor();
    },
  },
  {
    name: 'settings-failed',
    as: 'player',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.route('**/api/v1/auth/me', (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar sua conta.').waitFor();
    },
  },
  {
    name: 'settings-confirm',
    as: 'player',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.route('**/api/v1/auth/me/account', (route) =>
        route.fulfill({ status: 400, json: failureBody('password_needed') }),
      );
      await page.getByLabel('Nova senha').fill('areia morna 9');
      await page.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByRole('dialog', { name: 'Confirme que é você' }).waitFor();
    },
  },
  {
    name: 'settings-erasure',
    as: 'player',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Excluir minha conta' }).click();
      const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
      await dialog.getByLabel('Sua senha').fill('não é esta');
      await dialog.getByRole('button', { name: 'Excluir conta' }).click();
      await dialog.getByText('A senha informada não está correta.').waitFor();
    },
  },
];

async function sendPhoto(page: Page): Promise<void> {
  await choosePhoto(page);
  await cropPhoto(page);
}

/** As if a link were still to be opened. */
async function awaitEmail(page: Page, pendingEmail: (user: { email: string }) => string): Promise<void> {
  await page.route('**/api/v1/auth/me', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({
      response,
      json: { data: { user: { ...data.user, pendingEmail: pendingEmail(data.user) } } },
    });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Enviar de novo' }).waitFor();
}

/** As where the installation has a number at WhatsApp. */
async function offerWhatsapp(page: Page, consent: object): Promise<void> {
  const code = 'QL-7K2M-9PXA-4TNB';
  const made = { code, address: `https://wa.me/5513999990000?text=${code}`, endsAt: '2099-01-01T00:00:00.000Z' };
  await page.route('**/api/v1/auth/me/whatsapp', (route) =>
    route.fulfill({ json: { data: { isOffered: true, ...consent } } }),
  );
  await page.route('**/api/v1/auth/me/whatsapp/codes', (route) => route.fulfill({ json: { data: made } }));
  await page.reload();
}
