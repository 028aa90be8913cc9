import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import { groupPhase, knockoutOf, pairOf } from './tournamentMatches.ts';

const ID = '01910000-0000-7000-8000-00000000c001';
const TOURNAMENT_CALL = '**/api/v1/public/tournaments/*';
const EVENT_CALL = '**/api/v1/public/events/*';

/** The pages for strangers, in the states that people see. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  {
    name: 'public-tournament',
    as: 'visitor',
    path: () => `/torneio/${ID}`,
    heading: 'Bola fora!',
    onceThere: (page) => answer(page, {}),
  },
  {
    name: 'public-tournament-over',
    as: 'visitor',
    path: () => `/torneio/${ID}`,
    heading: 'Bola fora!',
    onceThere: (page) => answer(page, { bracket: knockoutOf(8, { isOver: true }), champion: pairOf(1) }),
  },
  {
    name: 'public-tournament-own',
    as: 'player',
    path: () => `/torneio/${ID}`,
    heading: 'Bola fora!',
    onceThere: (page) => answer(page, { isOwn: true }),
  },
  {
    name: 'public-tournament-off',
    as: 'player',
    path: () => `/torneio/${ID}`,
    heading: 'Bola fora!',
    onceThere: (page) => answer(page, { isOwn: true, isOn: false, matches: [] }),
  },
  {
    name: 'public-event',
    as: 'visitor',
    path: () => `/evento/${ID}`,
    heading: 'Bola fora!',
    onceThere: async (page) => {
      const data = { event: EVENT, tournaments: [CATEGORY], isOn: true, isOwn: false };
      await page.route(EVENT_CALL, (route) => route.fulfill({ json: { data } }));
      await page.reload();
      await page.getByRole('heading', { level: 1, name: EVENT.name }).waitFor();
    },
  },
];

async function answer(page: Page, change: object): Promise<void> {
  const data = { ...PAGE, ...change };
  await page.route(`${TOURNAMENT_CALL}/progress`, (route) => route.fulfill({ json: { data: { progress: 1 } } }));
  await page.route(TOURNAMENT_CALL, (route) => route.fulfill({ json: { data } }));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Mista C/D' }).waitFor();
}

const EVENT = {
  id: ID,
  name: 'Copa Maré de Beach Tennis',
  eventDate: { startDate: '2030-05-10', endDate: '2030-05-12' },
  arenaName: 'Arena Maré Alta',
  address: { city: 'Santos', street: 'Rua da Areia, 10' },
  status: 'APROVADO',
  organizer: { name: 'Olga Reis' },
};

const CATEGORY = {
  _id: ID,
  name: 'Mista C/D',
  category: 'Mista C/D',
  doubleFormat: 'pre-formed',
  individualRegistrationPrice: 60.5,
  tournamentDate: { startDate: '2030-05-10' },
  deadlineRegistrationPayment: '2030-05-01',
  deadlinePayment: '2030-05-01',
  prizeAmount: { firstPlace: 1000, secondPlace: 500, thirdPlace: 250 },
  doublesNumber: 32,
  doublesTaken: 12,
  paymentViaGateway: true,
  status: 'EM_ANDAMENTO',
};

const PAGE = {
  event: EVENT,
  tournament: CATEGORY,
  groups: [],
  matches: groupPhase(),
  bracket: [],
  progress: 1,
  isOn: true,
  isOwn: false,
};
