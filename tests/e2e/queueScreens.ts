import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const MINE = { as: 'player', path: () => '/cliente/filas', heading: 'Minhas filas' } as const;
const JOIN = {
  as: 'player',
  path: ({ local }: { readonly local: string }) => `/cliente/arena/${local}/fila`,
  heading: 'Avise-me',
} as const;

/** The queue for taken hours, in the states that people see. */
export const QUEUE_SCREENS: readonly Screen[] = [
  {
    name: 'my-queues',
    ...MINE,
    onceThere: async (page) => {
      const waiting = [
        aPlace({ hours: [20], offers: [anOffer({})] }),
        aPlace({ _id: OTHER, arena: { _id: OTHER, name: 'Arena Boa Viagem da Praia Grande' }, courts: [COURT] }),
      ];
      await page.route('**/api/v1/players/me/waiting', (route) => route.fulfill({ json: { data: { waiting } } }));
      await page.reload();
      await page.getByRole('link', { name: 'Reservar agora' }).waitFor();
    },
  },
  { name: 'my-queues-none', ...MINE, onceThere: (page) => page.getByText('Você não está em nenhuma fila').waitFor() },
  { name: 'queue-join', ...JOIN, onceThere: seeForm },
  {
    name: 'queue-join-errors',
    ...JOIN,
    onceThere: async (page) => {
      await seeForm(page);
      await page.getByRole('button', { name: 'Entrar na fila' }).click();
      await page.getByText('Escolha o horário.').waitFor();
    },
  },
  { name: 'queue-join-none', ...JOIN, onceThere: (page) => showDay(page, true, 'Nenhum horário ocupado neste dia') },
];

async function seeForm(page: Page): Promise<void> {
  await showDay(page, false, 'Começa às');
}

/** The day as if its hour were free, or taken. */
async function showDay(page: Page, isAvailable: boolean, text: string): Promise<void> {
  const slots = [18, 19, 20].map((startHour) => ({
    _id: `01999999-9999-7999-8999-9999999999${startHour}`,
    startHour,
    price: 80,
    isAvailable,
  }));
  const availableTimeSlots = [{ ...COURT, slots }];
  await page.route('**/api/v1/arenas/*/all-time-slots*', (route) =>
    route.fulfill({ json: { data: { availableTimeSlots } } }),
  );
  await page.reload();
  await page.getByText(text).first().waitFor();
}

const ID = '01999999-9999-7999-8999-999999999991';
const OTHER = '01999999-9999-7999-8999-999999999992';
const COURT = { _id: ID, name: 'Quadra 1' };

function aPlace(place: object) {
  return {
    _id: ID,
    arena: { _id: ID, name: 'Arena Maré Alta' },
    date: { day: 5, month: 3, year: 2030 },
    hours: [18, 19],
    courts: [],
    until: '2030-03-05T21:00:00.000Z',
    joinedAt: '2030-03-01T12:00:00.000Z',
    offers: [],
    ...place,
  };
}

function anOffer(offer: object) {
  return {
    _id: OTHER,
    court: COURT,
    hours: [18, 19],
    expiresAt: '2030-03-04T12:10:00.000Z',
    secondsLeft: 547,
    ...offer,
  };
}
