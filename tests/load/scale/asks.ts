import { type Contract, contract, type EndpointName } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { endpointNames } from '#core/calls/contractRoutes.ts';
import {
  atArena,
  CATEGORIES,
  DAYS,
  DRAWN_EVERY,
  idOf,
  GUESTS,
  LARGE_REGULARS,
  ORGANIZERS,
  PAST_DAYS,
  REGULARS,
  reservationNumber,
  type Size,
} from './world.ts';

/** Whose session a request carries. */
export type Who = readonly [kind: 'player' | 'owner' | 'admin', n: number] | { readonly poll: string };

/** One request: what is asked for, and by whom. */
export interface Ask {
  /** The values of the path's members, in their order. */
  readonly params?: readonly string[];
  readonly query?: string;
  readonly who?: Who;
}

/** What the ith request is drawn from: all data, or the large arena, the large category and the busiest organizer. */
export interface Draw {
  readonly size: Size;
  readonly today: Day;
  readonly i: number;
  readonly arena: number;
  readonly isLarge: boolean;
}

type Maker = (draw: Draw) => Ask;
/** Data of one size only, or both. */
type Scope = 'all' | 'both';
type GetName = { [N in EndpointName]: Contract[N]['method'] extends 'GET' ? N : never }[EndpointName];

/** Why a GET is not measured. */
const NOT_MEASURED: Partial<Record<GetName, string>> = {
  googleLink: 'reads no table; its time is the identity provider’s',
  whatsappAddressProof: 'reads no table; Meta asks it once, when its number is set up',
  seriesRequest: 'one row of what seriesRequests reads',
  readOneSeries: 'one row of what readSeries reads',
  billSettlement: 'one charge by its key, for whoever pays just now',
  calendarFile: 'one entry of a person',
  refusedBillRefunds: 'the few refused refunds of an arena, as refusedRefunds of an event',
  closure: 'one closure by its key, with what it cancelled by an index',
  rebooking: 'one row of a reservation, and the day that availability reads',
};

const spread = (i: number, most: number): number => (i * 7_919 + 13) % most;
const ofArena = ({ arena }: Draw): readonly string[] => [idOf('arena', arena)];
const owner = ({ arena }: Draw): Who => ['owner', arena];
const player = ({ i, size, isLarge }: Draw): Who => [
  'player',
  isLarge ? spread(i, Math.min(LARGE_REGULARS, size.players)) : spread(i, size.players),
];
const dayOf = ({ i, today }: Draw): Day => addDays(today, (i % (DAYS - 1)) - PAST_DAYS);
const dayAhead = ({ i, today }: Draw): Day => addDays(today, i % 30);
const asQuery = ({ day, month, year }: Day): string => `?day=${day}&month=${month}&year=${year}`;
const monthOf = (draw: Draw): string => asQuery(dayOf(draw)).replace(/day=\d+&/, '');
const isoMonthOf = (draw: Draw): string => `?month=${toIsoMonth(dayOf(draw))}`;
const page = (i: number, most: number): string => `?page=${1 + spread(i, Math.max(1, Math.floor(most)))}`;
const event = ({ i, size, isLarge }: Draw): number => (isLarge ? 0 : spread(i, size.events));
const category = (draw: Draw): number => event(draw) * CATEGORIES;
/** One of those who booked at the arena, as the fill spreads them. */
const regular = ({ i, arena, size }: Draw): readonly string[] => [
  idOf('player', (arena === 0 ? spread(i, LARGE_REGULARS) : arena * 197 + spread(i, REGULARS)) % size.players),
];
const record = ({ i, arena }: Draw): readonly string[] => [idOf('customer', arena * 100 + spread(i, GUESTS))];
const drawn = (draw: Draw): number => (event(draw) - (event(draw) % DRAWN_EVERY)) * CATEGORIES;
const ofEvent = (draw: Draw): readonly string[] => [idOf('event', event(draw))];
/** Of those that an admin approved: strangers see no others. */
const ofApproved = (draw: Draw): readonly string[] => {
  const e = event(draw);
  return [idOf('event', [7, 9].includes(e % 20) ? e - 1 : e)];
};
const ofCategory = (draw: Draw): readonly string[] => [idOf('category', category(draw))];
const ofDrawn = (draw: Draw): readonly string[] => [idOf('category', drawn(draw))];
const organizer = (draw: Draw): Who => ['player', event(draw) % 10 === 0 ? 0 : event(draw) % ORGANIZERS];
/** Whom the fill put first into the rth registration of a category. */
const memberOf = ({ size }: Draw, e: number, r: number): Who => ['player', (e * 997 + r * 2) % size.players];
const CITIES = ['Santos', 'Niter%C3%B3i', 'Recife', 'Natal'];
const SEARCHED = ['ana', 'sou', 'iris freitas', 'cardoso', 'jo', 'raul lima', 'mac', 'érica t', 'xq', 'novaes'];
const search = ({ i }: Draw): string => `?name=${encodeURIComponent(SEARCHED[i % SEARCHED.length] ?? '')}`;
/** An undrawn category's second registration has a cart that was paid. */
const paidCart = (draw: Draw) => {
  const e = event(draw) % DRAWN_EVERY === 0 ? event(draw) + 1 : event(draw);
  const id = idOf('cart', e * CATEGORIES * 10_000 + 1);
  return { e, id, payment: `sandbox-${id}`, who: memberOf(draw, e, 1) };
};

/** A request for each GET of the contract, named by its endpoint, or by that and what differs. */
export const ASKS: Readonly<Record<string, readonly [endpoint: GetName, scope: Scope, make: Maker]>> = {
  arenas: ['arenas', 'all', ({ i, size }) => ({ query: page(i, size.arenas / 10) })],
  allArenas: ['allArenas', 'all', () => ({})],
  arena: ['arena', 'both', (draw) => ({ params: ofArena(draw) })],
  availability: [
    'availability',
    'both',
    (draw) => ({ params: ofArena(draw), query: asQuery(dayAhead(draw)), who: player(draw) }),
  ],
  'availability.past': ['availability', 'both', (draw) => ({ params: ofArena(draw), query: asQuery(dayOf(draw)) })],
  courts: ['courts', 'both', (draw) => ({ params: ofArena(draw) })],
  timeSlots: ['timeSlots', 'both', (draw) => ({ params: ofArena(draw) })],
  arenaTournaments: ['arenaTournaments', 'both', (draw) => ({ params: ofArena(draw) })],
  alterations: [
    'alterations',
    'both',
    (draw) => ({ query: `${page(draw.i, draw.isLarge ? 300 : 1)}&sort=newest`, who: owner(draw) }),
  ],
  priceRules: ['priceRules', 'both', (draw) => ({ who: owner(draw) })],
  vouchers: ['vouchers', 'both', (draw) => ({ query: page(draw.i, draw.isLarge ? 100 : 2), who: owner(draw) })],
  myArena: ['myArena', 'both', (draw) => ({ who: owner(draw) })],
  arenaZone: ['arenaZone', 'both', (draw) => ({ who: owner(draw) })],
  agenda: ['agenda', 'both', (draw) => ({ query: asQuery(dayOf(draw)), who: owner(draw) })],
  agendaMark: ['agendaMark', 'both', (draw) => ({ query: asQuery(dayOf(draw)), who: owner(draw) })],
  reservationSheet: ['reservationSheet', 'both', (draw) => ({ query: `?${monthOf(draw).slice(1)}`, who: owner(draw) })],
  dailyFinancialStats: [
    'dailyFinancialStats',
    'both',
    (draw) => ({ query: `?date=${toIsoDay(dayOf(draw))}`, who: owner(draw) }),
  ],
  financialStats: ['financialStats', 'both', (draw) => ({ query: monthOf(draw), who: owner(draw) })],
  reservationsStats: ['reservationsStats', 'both', (draw) => ({ query: monthOf(draw), who: owner(draw) })],
  customersStats: ['customersStats', 'both', (draw) => ({ query: monthOf(draw), who: owner(draw) })],
  takings: ['takings', 'both', (draw) => ({ query: monthOf(draw), who: owner(draw) })],
  takingsSheet: ['takingsSheet', 'both', (draw) => ({ query: monthOf(draw), who: owner(draw) })],
  cashBook: ['cashBook', 'both', (draw) => ({ query: monthOf(draw), who: owner(draw) })],
  occupancy: ['occupancy', 'both', (draw) => ({ query: isoMonthOf(draw), who: owner(draw) })],
  occupancyHours: ['occupancyHours', 'both', (draw) => ({ query: `${isoMonthOf(draw)}&of=empty`, who: owner(draw) })],
  'occupancyHours.sold': [
    'occupancyHours',
    'both',
    (draw) => ({ query: `${isoMonthOf(draw)}&of=sold&weekday=${draw.i % 7}`, who: owner(draw) }),
  ],
  freeCourts: ['freeCourts', 'all', () => ({})],
  'freeCourts.city': ['freeCourts', 'all', ({ i }) => ({ query: `?city=${CITIES[i % CITIES.length]}` })],
  freeAround: ['freeAround', 'all', ({ i }) => ({ query: `?city=${CITIES[i % CITIES.length]}` })],
  myWaiting: ['myWaiting', 'all', (draw) => ({ who: player(draw) })],
  calendarFeed: ['calendarFeed', 'all', (draw) => ({ who: player(draw) })],
  mailChoices: ['mailChoices', 'all', (draw) => ({ who: player(draw) })],
  whatsapp: ['whatsapp', 'all', (draw) => ({ who: player(draw) })],
  pushKey: ['pushKey', 'all', (draw) => ({ who: player(draw) })],
  publication: ['publication', 'both', (draw) => ({ who: owner(draw) })],
  staff: ['staff', 'both', (draw) => ({ who: owner(draw) })],
  priceWeek: [
    'priceWeek',
    'both',
    (draw) => ({ query: `?date=${toIsoDay(dayAhead(draw))}&court=${courtOf(draw.arena, 0)}`, who: owner(draw) }),
  ],
  agendaWeek: ['agendaWeek', 'both', (draw) => ({ query: asQuery(dayOf(draw)), who: owner(draw) })],
  readSeries: ['readSeries', 'both', (draw) => ({ query: page(draw.i, draw.isLarge ? 3 : 1), who: owner(draw) })],
  seriesRequests: ['seriesRequests', 'both', (draw) => ({ who: owner(draw) })],
  mySeriesRequests: ['mySeriesRequests', 'both', (draw) => ({ who: player(draw) })],
  mySeriesInvitations: ['mySeriesInvitations', 'all', (draw) => ({ who: player(draw) })],
  ownRecords: ['ownRecords', 'all', (draw) => ({ who: player(draw) })],
  blockedArenas: ['blockedArenas', 'all', (draw) => ({ who: player(draw) })],
  madeImports: ['madeImports', 'both', (draw) => ({ who: owner(draw) })],
  bills: ['bills', 'both', (draw) => ({ query: monthOf({ ...draw, i: PAST_DAYS - 40 }), who: owner(draw) })],
  myBills: ['myBills', 'all', (draw) => ({ query: monthOf({ ...draw, i: PAST_DAYS - 40 }), who: player(draw) })],
  openTill: ['openTill', 'both', (draw) => ({ who: owner(draw) })],
  closedTills: ['closedTills', 'both', (draw) => ({ query: page(draw.i, draw.isLarge ? 30 : 3), who: owner(draw) })],
  till: [
    'till',
    'both',
    (draw) => ({ params: [idOf('till', (1 + (draw.i % 50)) * 2_000 + draw.arena)], who: owner(draw) }),
  ],
  reservationDeeds: [
    'reservationDeeds',
    'both',
    (draw) => ({
      params: [idOf('reservation', reservationNumber((draw.i * 37) % PAST_DAYS, draw.arena, 0))],
      who: owner(draw),
    }),
  ],
  arenaDeeds: ['arenaDeeds', 'both', (draw) => ({ who: owner(draw) })],
  audit: ['audit', 'all', () => ({ who: ['admin', 0] })],
  listedArenas: ['listedArenas', 'all', ({ i, size }) => ({ query: page(i, size.arenas / 20), who: ['admin', 0] })],
  notices: ['notices', 'both', (draw) => ({ who: draw.isLarge ? owner(draw) : player(draw) })],
  unreadNotices: ['unreadNotices', 'both', (draw) => ({ who: draw.isLarge ? owner(draw) : player(draw) })],
  debts: ['debts', 'both', (draw) => ({ query: page(draw.i, 3), who: owner(draw) })],
  paymentLink: [
    'paymentLink',
    'both',
    (draw) => ({
      params: [idOf('reservation', reservationNumber((draw.i * 37) % PAST_DAYS, draw.arena, 0))],
      who: owner(draw),
    }),
  ],
  products: ['products', 'both', (draw) => ({ who: owner(draw) })],
  sales: ['sales', 'both', (draw) => ({ who: owner(draw) })],
  saidPaymentLinks: ['saidPaymentLinks', 'both', (draw) => ({ who: owner(draw) })],
  searchReservations: [
    'searchReservations',
    'both',
    (draw) => ({ query: search(draw).replace('name=', 'q='), who: owner(draw) }),
  ],
  arenaPlayer: ['arenaPlayer', 'both', (draw) => ({ params: regular(draw), who: owner(draw) })],
  arenaPlayerReservations: ['arenaPlayerReservations', 'both', (draw) => ({ params: regular(draw), who: owner(draw) })],
  customers: ['customers', 'both', (draw) => ({ query: page(draw.i, draw.isLarge ? 500 : 15), who: owner(draw) })],
  'customers.owing': ['customers', 'both', (draw) => ({ query: '?filter=owing', who: owner(draw) })],
  'customers.away': ['customers', 'both', (draw) => ({ query: '?filter=away', who: owner(draw) })],
  customerRecord: ['customerRecord', 'both', (draw) => ({ params: record(draw), who: owner(draw) })],
  customerReservations: ['customerReservations', 'both', (draw) => ({ params: record(draw), who: owner(draw) })],
  customerData: ['customerData', 'both', (draw) => ({ params: record(draw), who: owner(draw) })],
  customerSheet: ['customerSheet', 'both', (draw) => ({ who: owner(draw) })],
  findCustomers: [
    'findCustomers',
    'both',
    (draw) => ({ query: search(draw).replace('name=', 'q='), who: owner(draw) }),
  ],
  players: ['players', 'both', (draw) => ({ query: page(draw.i, draw.isLarge ? 500 : 15), who: owner(draw) })],
  'players.search': ['players', 'both', (draw) => ({ query: search(draw), who: owner(draw) })],
  'players.partner': ['players', 'all', (draw) => ({ query: search(draw), who: player(draw) })],
  reservation: [
    'reservation',
    'both',
    (draw) => {
      const k = draw.isLarge ? draw.i % draw.size.largePerDay : draw.i % 2;
      const n = reservationNumber((draw.i * 37) % DAYS, draw.arena, k);
      return { params: [idOf('reservation', n)], who: owner(draw) };
    },
  ],
  reservationTicket: [
    'reservationTicket',
    'all',
    (draw) => {
      // The first game of a day at an arena that is paid through the platform, where no guests play: `fillSql.ts` says whose.
      const [d, a] = [(draw.i * 37) % DAYS, draw.arena - (draw.arena % 4) + 1];
      const regular = a * 197 + ((d * 31) % REGULARS);
      return {
        params: [idOf('reservation', reservationNumber(d, a, 0))],
        who: ['player', regular % draw.size.players],
      };
    },
  ],
  myVouchers: ['myVouchers', 'both', (draw) => ({ query: page(draw.i, 1), who: player(draw) })],
  liveHold: ['liveHold', 'both', (draw) => ({ query: `?arena=${idOf('arena', draw.arena)}`, who: player(draw) })],
  myReservations: ['myReservations', 'both', (draw) => ({ query: page(draw.i, 2), who: player(draw) })],
  'myReservations.upcoming': ['myReservations', 'both', (draw) => ({ query: '?when=upcoming', who: player(draw) })],
  'myReservations.past': [
    'myReservations',
    'both',
    (draw) => ({ query: `${page(draw.i, 2)}&when=past`, who: player(draw) }),
  ],
  events: ['events', 'all', (draw) => ({ query: page(draw.i, draw.size.events / 15), who: player(draw) })],
  'events.admin': ['events', 'all', (draw) => ({ query: page(draw.i, draw.size.events / 10), who: ['admin', 0] })],
  'events.waiting': ['events', 'all', () => ({ query: '?status=AGUARDANDO_APROVACAO', who: ['admin', 0] })],
  'events.over': ['events', 'all', () => ({ query: '?status=FINALIZADO', who: ['admin', 0] })],
  myEvents: [
    'myEvents',
    'both',
    (draw) => ({
      query: page(draw.i, draw.isLarge ? draw.size.events / 100 : 1),
      who: draw.isLarge ? ['player', 0] : ['player', 1 + (draw.i % 400)],
    }),
  ],
  joinedEvents: ['joinedEvents', 'all', (draw) => ({ who: player(draw) })],
  event: ['event', 'both', (draw) => ({ params: ofEvent(draw), who: organizer(draw) })],
  eventChanges: ['eventChanges', 'both', (draw) => ({ params: ofEvent(draw), who: organizer(draw) })],
  eventCallingOff: ['eventCallingOff', 'both', (draw) => ({ params: ofEvent(draw), who: organizer(draw) })],
  categoryCallingOff: ['categoryCallingOff', 'both', (draw) => ({ params: ofCategory(draw), who: organizer(draw) })],
  categories: ['categories', 'both', (draw) => ({ params: ofEvent(draw), who: organizer(draw) })],
  currentCart: ['currentCart', 'all', (draw) => ({ params: ofEvent(draw), who: memberOf(draw, event(draw), 0) })],
  carts: ['carts', 'all', (draw) => ({ params: [idOf('event', paidCart(draw).e)], who: paidCart(draw).who })],
  cartSettlement: [
    'cartSettlement',
    'all',
    (draw) => ({ params: [paidCart(draw).id], query: `?payment=${paidCart(draw).payment}`, who: paidCart(draw).who }),
  ],
  paymentHistory: ['paymentHistory', 'all', (draw) => ({ who: paidCart(draw).who })],
  refusedRefunds: ['refusedRefunds', 'all', (draw) => ({ params: ofEvent(draw), who: organizer(draw) })],
  registrations: ['registrations', 'both', (draw) => ({ params: ofCategory(draw), who: organizer(draw) })],
  formerRegistrations: ['formerRegistrations', 'both', (draw) => ({ params: ofCategory(draw), who: organizer(draw) })],
  groups: ['groups', 'both', (draw) => ({ params: ofDrawn(draw), query: '?limit=10000', who: ['player', 0] })],
  matches: ['matches', 'both', (draw) => ({ params: ofDrawn(draw), query: '?limit=10000', who: ['player', 0] })],
  progress: ['progress', 'both', (draw) => ({ params: ofDrawn(draw), who: ['player', 0] })],
  pairLink: ['pairLink', 'both', (draw) => ({ params: ofCategory(draw), who: organizer(draw) })],
  scorers: ['scorers', 'both', (draw) => ({ params: ofCategory(draw), who: organizer(draw) })],
  publicEvent: ['publicEvent', 'both', (draw) => ({ params: ofApproved(draw) })],
  publicTournament: ['publicTournament', 'both', (draw) => ({ params: ofDrawn(draw) })],
  publicProgress: ['publicProgress', 'both', (draw) => ({ params: ofDrawn(draw) })],
  myTournaments: ['myTournaments', 'all', (draw) => ({ who: memberOf(draw, drawn(draw) / CATEGORIES, 0) })],
  myInvitations: ['myInvitations', 'all', (draw) => ({ who: player(draw) })],
  unregisteredArenas: ['unregisteredArenas', 'all', (draw) => ({ who: player(draw) })],
  unregisteredArena: [
    'unregisteredArena',
    'all',
    (draw) => ({ params: [idOf('unregisteredArena', spread(draw.i, draw.size.arenas))], who: player(draw) }),
  ],
  me: ['me', 'all', (draw) => ({ who: player(draw) })],
  exportMyData: ['exportMyData', 'all', (draw) => ({ who: player(draw) })],
  operation: ['operation', 'all', () => ({ who: ['admin', 0] })],
  payees: ['payees', 'all', () => ({ who: ['admin', 0] })],
  payee: ['payee', 'both', (draw) => ({ params: [idOf('owner', draw.arena)], who: ['admin', 0] })],
  payouts: ['payouts', 'all', () => ({ who: ['admin', 0] })],
  payoutSheet: ['payoutSheet', 'all', (draw) => ({ query: monthOf(draw), who: ['admin', 0] })],
  myPayouts: ['myPayouts', 'both', (draw) => ({ who: owner(draw) })],
  paymentAccount: ['paymentAccount', 'both', (draw) => ({ who: owner(draw) })],
  myCpf: ['myCpf', 'all', (draw) => ({ who: player(draw) })],
  operator: ['operator', 'all', () => ({})],
  paymentRelay: [
    'paymentRelay',
    'all',
    (draw) => {
      const { payment, id } = paidCart(draw);
      return { params: [payment], who: { poll: `poll-${id}` } };
    },
  ],
};

/** The number of a court of an arena, for a booking. */
export const courtOf = (arena: number, court: number): string => idOf('court', atArena(arena, court));
export const slotOf = (arena: number, slot: number): string => idOf('slot', atArena(arena, slot));

/** GETs of the contract that nobody measures and nobody excuses. */
export function missingReads(): string[] {
  const measured = new Set<string>(Object.values(ASKS).map(([endpoint]) => endpoint));
  return endpointNames.filter(
    (name) => contract[name].method === 'GET' && !measured.has(name) && !(name in NOT_MEASURED),
  );
}
