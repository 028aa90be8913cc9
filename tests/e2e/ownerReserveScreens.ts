import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const RESERVE = { as: 'owner', path: () => '/empresa/reservar', heading: /^Fazer reserva em / } as const;
const HOUR = /^Das .+, R\$/;

/** The owner's own booking, in the states that people see. */
export const OWNER_RESERVE_SCREENS: readonly Screen[] = [
  { ...RESERVE, name: 'owner-reserve', onceThere: seeHours },
  {
    ...RESERVE,
    name: 'owner-reserve-searching',
    onceThere: async (page) => {
      await seeHours(page);
      await page.getByLabel('Jogador com conta').fill('an');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    ...RESERVE,
    name: 'owner-reserve-chosen',
    onceThere: async (page) => {
      await chooseHour(page);
      await page.getByLabel('Jogador com conta').fill('marina albuquerque');
      await page.getByRole('option', { name: /Marina Albuquerque/ }).click();
      await page.getByRole('button', { name: /^Trocar Marina/ }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    ...RESERVE,
    name: 'owner-reserve-guest',
    onceThere: async (page) => {
      await chooseHour(page);
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByText('Convidado').click();
      await page.getByLabel('Nome do convidado').fill('Zé da Praia');
    },
  },
  {
    ...RESERVE,
    name: 'owner-reserve-unnamed',
    onceThere: async (page) => {
      await chooseHour(page);
      await page.getByRole('button', { name: 'Reservar', exact: true }).click();
      await page.getByText('Informe o jogador para o qual a reserva será feita').waitFor();
    },
  },
  {
    ...RESERVE,
    name: 'owner-reserve-reminded',
    onceThere: async (page) => {
      await seeHours(page);
      await page.getByRole('button', { name: 'Reservar', exact: true }).click();
      await page.getByText('Escolha pelo menos um horário para prosseguir com a reserva.').waitFor();
      // Where the page lies now, a phone's bar covers half of a field.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    ...RESERVE,
    name: 'owner-reserve-day-change',
    onceThere: async (page) => {
      await chooseHour(page);
      await page.evaluate(() => scrollTo(0, 0));
      await dayChip(page, 2).click();
      await page.getByRole('dialog', { name: 'Mudar de dia?' }).waitFor();
    },
  },
  {
    ...RESERVE,
    name: 'owner-reserve-known',
    onceThere: async (page) => {
      await page.route('**/all-time-slots?*', (route) => route.fulfill({ json: { data: TWO_HOURS } }));
      await page.reload();
      await chooseHour(page);
      await page.reload();
      await page.getByRole('button', { name: 'Mais 1 hora' }).waitFor();
    },
  },
  {
    ...RESERVE,
    name: 'owner-reserve-linked',
    onceThere: async (page) => {
      await reserveWithLink(page, { json: { data: { link: LINK } } });
      await page.getByRole('link', { name: 'Enviar por WhatsApp' }).waitFor();
    },
  },
  {
    ...RESERVE,
    name: 'owner-reserve-unlinked',
    onceThere: async (page) => {
      await reserveWithLink(page, { status: 409, json: REFUSED });
      await page.getByRole('button', { name: 'Tentar de novo' }).waitFor();
    },
  },
  { ...RESERVE, name: 'owner-reserve-no-hours', onceThere: (page) => seeNothing(page, oneCourt) },
  { ...RESERVE, name: 'owner-reserve-no-courts', onceThere: (page) => seeNothing(page, []) },
  {
    ...RESERVE,
    name: 'owner-reserve-loading',
    onceThere: async (page) => {
      await page.route('**/api/v1/arenas/me', () => undefined);
      await page.reload();
      await page.getByText('Carregando arena…').waitFor({ state: 'attached' });
    },
  },
];

const ID = '01910000-0000-7000-8000-000000000002';
const LINK = { _id: ID, state: 'open', left: 160, madeAt: '2028-02-28T15:00:00.000Z', isRepeated: false };
const TWO_HOURS = {
  availableTimeSlots: [
    {
      _id: ID,
      name: 'Quadra 1',
      slots: [18, 19].map((startHour) => ({
        _id: `${ID.slice(0, -2)}${startHour}`,
        startHour,
        price: 80,
        isAvailable: true,
      })),
    },
  ],
};
const REFUSED = {
  message: 'Esta reserva não espera pagamento na arena.',
  error: { statusCode: 409, code: 'not_payable' },
};
const BOOKED = {
  _id: ID,
  arena: { _id: ID, name: 'Arena Maré Alta' },
  date: { day: 5, month: 3, year: 2028 },
  selectedTimeSlots: [
    {
      court: { id: ID, name: 'Quadra 1' },
      timeSlots: [18, 19].map((startHour) => ({ _id: ID, startHour, price: 80 })),
      sport: 'BEACH_TENNIS',
    },
  ],
  guestPlayerName: 'Zé da Praia',
  guestPhone: '13999887766',
  status: 'CONFIRMADA',
  paymentMethod: 'local',
  totalValue: 160,
  discount: 0,
  paid: false,
  refunded: false,
  installments: [],
  payment: [],
  createdAt: '2028-02-28T15:00:00.000Z',
};

/** The demonstration keeps its free hours: both calls are answered here. */
async function reserveWithLink(page: Page, link: { status?: number; json: object }): Promise<void> {
  await chooseHour(page);
  await page.getByText('Convidado').click();
  await page.getByLabel('Nome do convidado').fill('Zé da Praia');
  await page.route('**/api/v1/arenas/me/reservations', (route) =>
    route.fulfill({ status: 201, json: { data: { reservation: BOOKED } } }),
  );
  await page.route('**/payment-link', (route) => route.fulfill(link));
  await page.getByRole('button', { name: 'Reservar e enviar link' }).click();
}

const oneCourt = [{ _id: '01910000-0000-7000-8000-000000000001', name: 'Quadra 1', slots: [] }];

async function seeNothing(page: Page, availableTimeSlots: readonly object[]): Promise<void> {
  await page.route('**/all-time-slots?*', (route) => route.fulfill({ json: { data: { availableTimeSlots } } }));
  await page.reload();
  const none = page.getByText('A arena não disponibilizou nenhum horário para reserva até o momento');
  await none.waitFor();
  await none.evaluate((element) => element.scrollIntoView({ block: 'center' }));
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

function dayChip(page: Page, index: number) {
  return page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(index);
}
