import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const ID = '01999999-9999-7999-8999-999999999991';
const PAGE = {
  as: 'player',
  path: () => `/cliente/minhas-reservas/${ID}/outro-horario`,
  heading: 'Escolher outro horário',
} as const;

/** The choice of another hour, in the states that people see. */
export const REBOOKING_SCREENS: readonly Screen[] = [
  { name: 'rebooking', ...PAGE, onceThere: (page) => show(page, {}, 'Receber o PIX de volta') },
  {
    name: 'rebooking-asking',
    ...PAGE,
    onceThere: async (page) => {
      await show(page, { byPix: false }, 'foi lá que ele foi pago');
      await page.getByRole('button', { name: /^Das 19:00 às 21:00/ }).click();
      await page.getByRole('dialog', { name: 'Remarcar a reserva?' }).waitFor();
    },
  },
  {
    name: 'rebooking-full-day',
    ...PAGE,
    onceThere: (page) => show(page, { options: [] }, 'Neste dia não há horário livre'),
  },
  {
    name: 'rebooking-moved',
    ...PAGE,
    onceThere: (page) => show(page, { state: 'moved', options: [] }, 'Reserva remarcada'),
  },
  { name: 'rebooking-none', ...PAGE, onceThere: (page) => page.getByText('Nada a escolher por enquanto').waitFor() },
];

async function show(page: Page, rebooking: object, text: string): Promise<void> {
  await page.route('**/api/v1/players/me/reservations/*/rebooking*', (route) =>
    route.fulfill({ json: { data: { rebooking: { ...OFFERED, ...rebooking } } } }),
  );
  await page.reload();
  await page.getByText(text).first().waitFor();
}

const today = { day: 5, month: 3, year: 2030 };
const OFFERED = {
  reservation: ID,
  arena: { _id: ID, name: 'Arena Maré Alta' },
  reason: 'rain',
  date: today,
  hours: [18, 19],
  paid: 161,
  byPix: true,
  until: '2030-03-08T21:04:00.000Z',
  state: 'offered',
  zone: 'America/Sao_Paulo',
  today,
  lastDay: { day: 5, month: 5, year: 2030 },
  day: { day: 6, month: 3, year: 2030 },
  options: [
    { court: { _id: ID, name: 'Quadra 1' }, startHour: 9, price: 120 },
    { court: { _id: ID, name: 'Quadra 1' }, startHour: 19, price: 161 },
    { court: { _id: '01999999-9999-7999-8999-999999999992', name: 'Quadra da Praia' }, startHour: 20, price: 161 },
  ],
};
