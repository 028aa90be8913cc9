import type { Page } from 'playwright-core';

const EVENT = '01910000-0000-7000-8000-00000000e001';
const CATEGORY = '01910000-0000-7000-8000-00000000c001';
const SOMEBODY = '01910000-0000-7000-8000-00000000a001';

/** What of a category's page a state is about; the rest is as with most. */
export interface CategoryState {
  readonly isOrganizer?: boolean;
  /** In which of the registrations the person plays. */
  readonly own?: number;
  readonly format?: 'pre-formed' | 'teams' | 'randomly';
  readonly count?: number;
  readonly isOpen?: boolean;
  /** Paid to the organizer, past the platform. */
  readonly isDirect?: boolean;
  /** Of the first pairs one has not answered yet, one no longer can, and one is counted on. */
  readonly isAsking?: boolean;
  /** How far it has come. */
  readonly phase?: 'registrations' | 'groups' | 'matches';
  /** Whose registrations ended, and how. */
  readonly former?: 'withdrawn' | 'calledOff';
}

export const TOURNAMENT_PATH = `/eventos/${EVENT}/torneio/${CATEGORY}/${SOMEBODY}/Mista%20C%7CD`;
export const REGISTRATIONS_CALL = `**/api/v1/tournaments/*/registrations`;
export const CATEGORIES_CALL = `**/api/v1/events/*/tournaments`;

/** Answers the page's calls with an event of this state, in place of the server's, and loads it. */
export async function openCategory(page: Page, state: CategoryState = {}): Promise<void> {
  const own = await page.evaluate((): string => JSON.parse(localStorage.getItem('user') ?? '{}').user._id);
  const reply = (pattern: string, data: object) => page.route(pattern, (route) => route.fulfill({ json: { data } }));
  await reply(`**/api/v1/events/${EVENT}`, { event: eventOf(state.isOrganizer ? own : SOMEBODY) });
  await reply(CATEGORIES_CALL, { tournaments: [categoryOf(state)] });
  await reply(REGISTRATIONS_CALL, { registrations: registrationsOf(state, own) });
  const { phase = 'registrations', former } = state;
  await reply(`**/api/v1/tournaments/*/progress`, { phase, hasChampion: false, progress: 0 });
  await reply(`**/api/v1/tournaments/*/former-registrations`, { registrations: former ? formerOf(former) : [] });
  await reply(`**/api/v1/players/me/events/*/current-cart`, {});
  await reply(`**/api/v1/players/me/events/*/carts`, { shoppingCarts: [] });
  await page.goto(TOURNAMENT_PATH);
  await page.getByRole('heading', { level: 1, name: 'Mista C/D' }).waitFor();
}

function eventOf(organizer: string) {
  return {
    id: EVENT,
    name: 'Copa Maré de Beach Tennis',
    phoneToContact: '13988887777',
    eventDate: { startDate: '2030-05-10', endDate: '2030-05-12' },
    arenaName: 'Arena Maré Alta',
    pixOrganizer: 'copa@exemplo.com',
    address: { city: 'Santos', street: 'Rua da Areia, 10' },
    haveTShirts: true,
    status: 'APROVADO',
    paymentViaGateway: true,
    organizer: { _id: organizer, name: 'Olga Reis' },
  };
}

function categoryOf({ format = 'pre-formed', count = 12, isOpen = true, isDirect = false, former }: CategoryState) {
  return {
    _id: CATEGORY,
    name: 'Mista C/D',
    category: 'Mista C/D',
    doubleFormat: format,
    individualRegistrationPrice: 60.5,
    tournamentDate: { startDate: '2030-05-10' },
    deadlineRegistrationPayment: '2030-05-01',
    deadlinePayment: '2030-05-01',
    prizeAmount: { firstPlace: 1000, secondPlace: 500, thirdPlace: 250 },
    doublesNumber: 32,
    doublesTaken: count,
    paymentViaGateway: !isDirect,
    status: former === 'calledOff' ? 'CANCELADO' : isOpen ? 'INSCRICOES' : 'EM_ANDAMENTO',
  };
}

const FIRST = ['Ana', 'Beatriz', 'Caio', 'Daniela', 'Eduardo', 'Fernanda', 'Gustavo', 'Maria Eduarda', 'Igor', 'João'];
const LAST = ['Prado', 'Souza', 'Vasconcelos de Albuquerque', 'Lima', 'Torres', 'Reis', 'Melo'];
const SHIRTS = ['PP', 'P', 'M', 'G', 'G1', 'G2', 'G3', 'G4'];
const WAYS = [
  { isAlreadyPaid: true, isPaidViaOrganizer: false },
  { isAlreadyPaid: false, isPaidViaOrganizer: false },
  { isAlreadyPaid: true, isPaidViaOrganizer: true },
];

const STANDINGS = [
  { state: 'waiting', until: '2030-04-20T18:00:00.000Z' },
  { state: 'lapsed', until: '2030-04-18T18:00:00.000Z' },
  { state: 'confirmed' },
];

function registrationsOf(category: CategoryState, ownId: string) {
  const { isOrganizer, own, format = 'pre-formed', count = 12, isAsking = false } = category;
  return Array.from({ length: count }, (_, index) => {
    const isClose = isOrganizer === true || index === own;
    const size = { 'pre-formed': 2, teams: 4, randomly: 1 }[format];
    const team = Array.from({ length: size }, (__, seat) => memberOf(index * size + seat, isClose));
    const [first, second] = team;
    if (index === own && first) first.player._id = ownId;
    const standing = isAsking ? STANDINGS[index] : undefined;
    if (standing && second) Object.assign(second, asked(second, standing));
    const status = team.every(({ isAlreadyPaid }) => isAlreadyPaid) ? 'PAGA' : 'PENDENTE';
    const head = { _id: idOf('r', index), status };
    if (format === 'teams') return { ...head, team };
    return {
      ...head,
      player: first?.player,
      ...(second && { partner: second.player }),
      isPlayerAlreadyPaid: first?.isAlreadyPaid,
      isPartnerAlreadyPaid: second?.isAlreadyPaid ?? false,
      isPlayerPaidViaOrganizer: first?.isPaidViaOrganizer,
      isPartnerPaidViaOrganizer: second?.isPaidViaOrganizer ?? false,
      ...(isClose && {
        tShirtsSize: { playerTShirtSize: first?.tShirtSize, ...(second && { partnerTShirtSize: second.tShirtSize }) },
      }),
    };
  });
}

/** Who was named shows name and picture, and owes nothing. */
function asked({ player: { _id, name } }: ReturnType<typeof memberOf>, invitation: object) {
  return { player: { _id, name, invitation }, isAlreadyPaid: false, isPaidViaOrganizer: false, tShirtSize: undefined };
}

/** One of each: gone back, on its way, kept, paid to the organizer, not paid. */
function formerOf(ending: 'withdrawn' | 'calledOff') {
  const nothing = { paid: 0, isPaidViaOrganizer: false, goingBack: 0, givenBack: 0 };
  const kept = ending === 'withdrawn' ? {} : { givenBack: 60.5 };
  const money = [
    { ...nothing, paid: 60.5, ...kept },
    { ...nothing, paid: 60.5, givenBack: 60.5, ...(ending === 'withdrawn' && { reason: 'Machucou o pé no sábado.' }) },
    { ...nothing, paid: 60.5, goingBack: 60.5 },
    { ...nothing, isPaidViaOrganizer: true },
    { ...nothing, paid: 60.5, ...kept },
    nothing,
  ];
  return [0, 1, 2].map((index) => ({
    _id: idOf('r', 500 + index),
    ending,
    members: [0, 1].map((seat) => ({
      player: memberOf(40 + index * 2 + seat, true).player,
      money: money[index * 2 + seat],
    })),
  }));
}

function memberOf(number: number, isClose: boolean) {
  const name = `${FIRST[number % FIRST.length]} ${LAST[number % LAST.length]}`;
  return {
    player: { _id: idOf('b', number), name, ...(isClose && { city: 'Santos', phone: '13988887777' }) },
    ...WAYS[Math.floor(number / 2) % WAYS.length],
    ...(isClose && { tShirtSize: SHIRTS[number % SHIRTS.length] }),
  };
}

function idOf(kind: 'r' | 'b', number: number): string {
  return `01910000-0000-7000-8000-${kind === 'r' ? 'd' : 'b'}${String(number).padStart(11, '0')}`;
}
