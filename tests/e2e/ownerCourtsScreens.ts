import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
import type { Screen } from './screen.ts';

const COURTS = { as: 'owner', path: () => '/empresa/quadras', heading: 'Quadras' } as const;
const SETTINGS = { as: 'owner', path: () => '/empresa/configuracoes', heading: 'Configurações' } as const;
const COURTS_CALL = '**/api/v1/arenas/*/courts';
const OWN_CALL = '**/api/v1/arenas/me';

/** The owner's courts, and what they set of their arena, in the states that people see. */
export const OWNER_COURTS_SCREENS: readonly Screen[] = [
  { name: 'courts', ...COURTS, onceThere: seeCourts },
  {
    name: 'courts-covered',
    ...COURTS,
    onceThere: async (page) => {
      await page.route(COURTS_CALL, async (route) => {
        const { data } = await (await route.fetch()).json();
        const courts = data.courts.map((court: object, index: number) => ({ ...court, inDoor: index % 2 === 0 }));
        await route.fulfill({ json: { data: { courts } } });
      });
      await page.reload();
      await page.getByText('Coberta', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'courts-none',
    ...COURTS,
    onceThere: async (page) => {
      await page.route(COURTS_CALL, (route) => route.fulfill({ json: { data: { courts: [] } } }));
      await page.reload();
      await page.getByText('Sua arena ainda não tem quadras').waitFor();
    },
  },
  {
    name: 'courts-loading',
    ...COURTS,
    onceThere: async (page) => {
      await page.route(COURTS_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando quadras…').waitFor();
    },
  },
  {
    name: 'courts-failed',
    ...COURTS,
    onceThere: async (page) => {
      await page.route(COURTS_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar suas quadras.').waitFor();
    },
  },
  {
    name: 'courts-new',
    ...COURTS,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Nova quadra' }).click();
      await page.getByRole('button', { name: 'Criar quadra' }).click();
      await page.getByText("O campo 'Nome' precisa ser preenchido.").waitFor();
    },
  },
  {
    name: 'courts-edit',
    ...COURTS,
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Editar quadra' }).waitFor();
    },
  },
  {
    name: 'courts-delete',
    ...COURTS,
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Excluir / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Excluir quadra?' }).waitFor();
    },
  },
  {
    name: 'courts-in-use',
    ...COURTS,
    onceThere: async (page) => {
      const message = 'A Quadra 1 tem 3 reservas pela frente; a próxima é em 24/11/2026 às 18:00.';
      await page.route('**/api/v1/courts/*', (route) =>
        route.fulfill({ status: 409, json: failureBody('court_in_use', message) }),
      );
      await page
        .getByRole('button', { name: /^Excluir / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Excluir quadra', exact: true }).click();
      await page.getByText(message).waitFor();
    },
  },
  { name: 'owner-settings', ...SETTINGS, onceThere: seeSettings },
  { name: 'owner-pictures', ...SETTINGS, onceThere: seePictures },
  {
    name: 'owner-pictures-none',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.route(OWN_CALL, async (route) => {
        const reply = await route.fetch();
        const body = await reply.json();
        Object.assign(body.data.arena, { photos: [], photoTexts: [], avatar: undefined });
        await route.fulfill({ response: reply, json: body });
      });
      await page.reload();
      await seePictures(page);
      await page.getByText('Ainda sem fotos.').waitFor();
    },
  },
  {
    name: 'owner-pictures-remove',
    ...SETTINGS,
    onceThere: async (page) => {
      await seePictures(page);
      await page
        .getByRole('button', { name: /^Remover: / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Remover esta foto?' }).waitFor();
    },
  },
  {
    name: 'owner-settings-loading',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.route(OWN_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando sua arena…').waitFor();
    },
  },
  {
    name: 'owner-settings-failed',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.route(OWN_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar sua arena.').waitFor();
    },
  },
  {
    name: 'owner-settings-errors',
    ...SETTINGS,
    onceThere: async (page) => {
      await page.getByLabel('Nome da arena').fill('');
      await page.getByRole('textbox', { name: 'Cidade' }).fill('');
      await page.getByLabel('Telefone').fill('13');
      await page.getByRole('button', { name: 'Salvar dados' }).click();
      await page.getByText('O nome da arena é obrigatório.').waitFor();
    },
  },
];

async function seeCourts(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .waitFor();
}

async function seePictures(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Logo e fotos' });
  await heading.waitFor();
  // Below the bar that lies over the page's top.
  await heading.evaluate((title) => scrollTo({ top: title.getBoundingClientRect().top + scrollY - 90 }));
}

async function seeSettings(page: Page): Promise<void> {
  await page.getByLabel('Nome da arena').waitFor();
  await page.getByLabel('Nova senha').waitFor();
}
