import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
import type { Screen } from './screen.ts';

const SLOTS = { as: 'owner', path: () => '/empresa/horarios', heading: 'Horários' } as const;
const BY_DAY = { ...SLOTS, path: () => '/empresa/horarios?editMode=byDay' } as const;

/** The hours that an owner offers, and their changes for one day, in the states that people see. */
export const OWNER_SLOTS_SCREENS: readonly Screen[] = [
  { ...SLOTS, name: 'slots', onceThere: seeRows },
  {
    ...SLOTS,
    name: 'slots-loading',
    onceThere: async (page) => {
      await page.route('**/api/v1/arenas/*/time-slots', () => undefined);
      await page.reload();
      await page.getByText('Carregando horários…').waitFor();
    },
  },
  {
    ...SLOTS,
    name: 'slots-none',
    onceThere: async (page) => {
      await page.route('**/api/v1/arenas/*/time-slots', (route) =>
        route.fulfill({ json: { data: { timeSlots: [] } } }),
      );
      await page.reload();
      await page.getByText('Sua arena ainda não tem horários').waitFor();
    },
  },
  {
    ...SLOTS,
    name: 'slots-new',
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Criar horário' }).click();
      await page.getByLabel('Horário de início').fill('22');
      await page.getByLabel('Preço', { exact: true }).fill('1,0,0');
      await page.getByRole('button', { name: 'Criar', exact: true }).click();
      await page.getByText('Informe um valor válido').waitFor();
    },
  },
  {
    ...SLOTS,
    name: 'slots-prices',
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Um preço para todos' }).click();
      await page.getByLabel('Preço', { exact: true }).fill('95,00');
    },
  },
  { ...SLOTS, name: 'slots-stale', onceThere: changeElsewhere },
  {
    ...SLOTS,
    name: 'slots-kept',
    onceThere: switchOff,
  },
  {
    ...SLOTS,
    name: 'slots-delete',
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Excluir o horário das 18:00 às 19:00' }).click();
      await page.getByRole('dialog', { name: 'Excluir horário?' }).waitFor();
      // Where a person sees the rows behind whole: half under the bar their switches would be small targets.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    ...SLOTS,
    name: 'slots-leaving',
    onceThere: async (page) => {
      await seeRows(page);
      await page
        .getByLabel(/^Preço por hora/)
        .first()
        .fill('115');
      await page.getByRole('link', { name: 'Quadras' }).first().click();
      await page.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor();
    },
  },
  { ...BY_DAY, name: 'alterations', onceThere: seeAlterations },
  {
    ...BY_DAY,
    name: 'alterations-none',
    onceThere: async (page) => {
      const none = { json: { data: { timeSlotAlterations: [] }, pages: 1 } };
      await page.route('**/time-slot-alterations*', (route) => route.fulfill(none));
      await page.reload();
      await page.getByText('Nenhuma alteração de horário').waitFor();
    },
  },
  {
    ...BY_DAY,
    name: 'alterations-new',
    onceThere: async (page) => {
      await openForm(page);
      await page.getByRole('button', { name: 'Criar', exact: true }).click();
      await page.getByText('Escolha o horário.').waitFor();
    },
  },
  {
    ...BY_DAY,
    name: 'alterations-day',
    onceThere: async (page) => {
      await openForm(page);
      await page.getByLabel('Dia', { exact: true }).click();
      await page.getByRole('button', { name: 'Próximo mês' }).click();
    },
  },
  {
    ...BY_DAY,
    name: 'alterations-many',
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Alterar vários' }).click();
      await page.getByRole('button', { name: 'Marcar todos' }).click();
      await page.getByRole('button', { name: 'Primeiro dia' }).click();
      // Beyond what is booked for those who play every week.
      for (let month = 0; month < 4; month += 1) await page.getByRole('button', { name: 'Próximo mês' }).click();
      await page.locator('table button:not([data-outside])').nth(20).click();
      await page.getByText('Nenhuma reserva nestes horários.').waitFor();
    },
  },
  {
    ...BY_DAY,
    name: 'alterations-delete',
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Excluir a alteração/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Excluir alteração?' }).waitFor();
    },
  },
];

async function seeRows(page: Page): Promise<void> {
  await page.getByRole('switch').first().waitFor();
}

async function seeAlterations(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Excluir a alteração/ })
    .first()
    .waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Criar alteração' }).click();
  await page.getByLabel('Quadra', { exact: true }).waitFor();
}

/** Another window saves a price while one is typed here. */
async function changeElsewhere(page: Page): Promise<void> {
  await seeRows(page);
  const field = page.getByLabel(/^Preço por hora/).first();
  await field.fill('115');
  await page.route('**/api/v1/time-slots/*', (route) =>
    route.fulfill({ status: 409, json: failureBody('edit_conflict') }),
  );
  // The browser asks before a page with an unsaved price is loaded again.
  page.once('dialog', (dialog) => void dialog.accept());
  await showChanged(page, 6, { price: 99.9 });
  await field.press('Enter');
  await page.getByText(/^Em outra janela foi salvo/).waitFor();
}

/** As if somebody had the hour ahead. The server is not asked: other screens are looked at over the same data. */
async function switchOff(page: Page): Promise<void> {
  await seeRows(page);
  const timeSlot = { ...(await showChanged(page, 18, { isAvailable: false })), isAvailable: false };
  await page.route('**/time-slots/*/toggle-status*', (route) =>
    route.fulfill({ json: { data: { timeSlot, futureReservations: 3 } } }),
  );
  await page.getByRole('switch', { name: '18:00 às 19:00' }).click();
  await page.getByText('As 3 reservas já feitas para este horário continuam valendo.').waitFor();
  await page.getByRole('switch', { name: '18:00 às 19:00', checked: false }).waitFor();
  // Where a person sees the rows whole: half under the bar their switches would be small targets.
  await page.evaluate(() => scrollTo(0, 0));
}

interface SlotOnWire {
  readonly startHour: number;
  readonly version: number;
}

/** From now on the list has one hour as another window would have changed it. Answers the hour as it is. */
async function showChanged(page: Page, hour: number, change: object): Promise<SlotOnWire | undefined> {
  const list = page.waitForResponse(/\/time-slots$/);
  await page.reload();
  const body: { data: { timeSlots: SlotOnWire[] } } = await (await list).json();
  await seeRows(page);
  const timeSlots = body.data.timeSlots.map((slot) =>
    slot.startHour === hour ? { ...slot, ...change, version: slot.version + 1 } : slot,
  );
  await page.route('**/api/v1/arenas/*/time-slots', (route) => route.fulfill({ json: { data: { timeSlots } } }));
  return body.data.timeSlots.find(({ startHour }) => startHour === hour);
}
