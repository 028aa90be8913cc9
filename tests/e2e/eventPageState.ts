import type { Page } from 'playwright-core';
import type { CallingOff } from '#domain/events/calledOff.ts';
import { eventPath, manageEventPath } from '#domain/navigation/paths.ts';

const EVENT = '01910000-0000-7000-8000-00000000e002';
const SOMEBODY = '01910000-0000-7000-8000-00000000a002';

/** What of an event's pages a state is about; the rest is as with most. */
export interface EventState {
  readonly isOwn?: boolean;
  readonly event?: object;
  readonly categories?: readonly object[];
  /** Whom the bank would not pay back. */
  readonly refused?: readonly object[];
}

export const EVENT_CALL = `**/api/v1/events/${EVENT}`;
export const CATEGORIES_CALL = `**/api/v1/events/${EVENT}/tournaments`;

export const EVENT_PATH = eventPath(EVENT);

/** Answers the calls of an event's page with this state, in place of the server, and opens it. */
export async function openEvent(page: Page, state: EventState = {}): Promise<void> {
  await answer(page, state);
  await page.goto(EVENT_PATH);
}

/** The same, for its organizer to manage. */
export async function openManagement(page: Page, state: EventState = {}): Promise<void> {
  await answer(page, { isOwn: true, ...state });
  await page.goto(manageEventPath(EVENT));
}

async function answer(page: Page, state: EventState): Promise<void> {
  const { isOwn = false, event = {}, categories = CATEGORIES, refused = [] } = state;
  const own = await page.evaluate((): string => JSON.parse(localStorage.getItem('user') ?? '{}').user._id);
  const organizer = { _id: isOwn ? own : SOMEBODY, name: 'Olga Conceição Reis' };
  const reply = (pattern: string, data: object) => page.route(pattern, (route) => route.fulfill({ json: { data } }));
  await reply(EVENT_CALL, { event: { ...COPA, organizer, ...event } });
  await reply(CATEGORIES_CALL, { tournaments: categories });
  const paid = { people: 14, total: 1260 };
  const callingOff: typeof CallingOff.Encoded = {
    registrations: 12,
    finished: 0,
    paidBack: paid,
    paidToOrganizer: { people: 2, total: 180 },
    withdrawn: { people: 0, total: 0 },
  };
  await reply('**/calling-off', { callingOff });
  await reply('**/refused-refunds', { refusedRefunds: refused });
  await reply('**/api/v1/players/me/events/*/current-cart', {});
  await reply('**/api/v1/players/me/events/*/carts', { shoppingCarts: [] });
}

const COPA = {
  id: EVENT,
  name: 'Copa Maré de Beach Tennis',
  phoneToContact: '13988887777',
  eventDate: { startDate: '2030-05-10', endDate: '2030-05-12' },
  arenaName: 'Arena Maré Alta',
  pixOrganizer: 'copa@exemplo.com',
  address: { city: 'Santos', street: 'Avenida Bartolomeu de Gusmão, 120' },
  haveTShirts: true,
  status: 'APROVADO',
  paymentViaGateway: true,
};

const MIXED = {
  _id: '01910000-0000-7000-8000-00000000c002',
  name: 'Mista C/D',
  category: 'Mista C/D',
  doubleFormat: 'pre-formed',
  individualRegistrationPrice: 90,
  tournamentDate: { startDate: '2030-05-10' },
  deadlineRegistrationPayment: '2030-05-01',
  deadlinePayment: '2030-05-03',
  prizeAmount: { firstPlace: 2000, secondPlace: 1000, thirdPlace: 500 },
  doublesNumber: 16,
  doublesTaken: 12,
  paymentViaGateway: true,
  status: 'INSCRICOES',
};

/** One of each: open, full, closed. */
const CATEGORIES = [
  MIXED,
  {
    ...MIXED,
    _id: '01910000-0000-7000-8000-00000000c003',
    category: 'Quartetos femininos de iniciantes',
    doubleFormat: 'teams',
    doublesNumber: 8,
    doublesTaken: 8,
    prizeAmount: { firstPlace: 0, secondPlace: 0, thirdPlace: 0 },
  },
  {
    ...MIXED,
    _id: '01910000-0000-7000-8000-00000000c004',
    category: 'Sorteio na areia',
    doubleFormat: 'randomly',
    individualRegistrationPrice: 45.5,
    doublesTaken: 21,
    status: 'EM_ANDAMENTO',
  },
];

/** As its organizer and those who were in it see it. */
export const CALLED_OFF: EventState = {
  event: { status: 'CANCELADO' },
  categories: CATEGORIES.map((category) => ({ ...category, status: 'CANCELADO', doublesTaken: 0 })),
};

/** Paid to the organizer, whose key a bank would know or not. */
export function paidDirectly(pixOrganizer: string): EventState {
  return {
    event: { pixOrganizer, paymentViaGateway: false, status: 'EM_ANDAMENTO' },
    categories: CATEGORIES.map((category) => ({ ...category, paymentViaGateway: false })),
  };
}

export const REFUSED = [
  {
    _id: '01910000-0000-7000-8000-00000000d001',
    payer: { name: 'Maria Eduarda Vasconcelos de Albuquerque', phone: '13988887777' },
    amount: 181.5,
    paidAt: '2030-04-02T22:10:00.000Z',
  },
  {
    _id: '01910000-0000-7000-8000-00000000d002',
    payer: { name: 'Caio Torres' },
    amount: 60.5,
    paidAt: '2030-04-08T13:40:00.000Z',
  },
];
