import { isId } from '#domain/values/id.ts';
import { DISPLAY_PRICE_CENTAVOS, type PriceCardMode } from '#domain/arenas/arena.ts';
import { paramsOf, type RouteName, routeOf } from '#domain/navigation/routes.ts';
import { readChoice } from '#domain/booking/choice.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import {
  arenaPreview,
  choicePreview,
  eventPreview,
  type LinkPreview,
  type PreviewedEvent,
  tournamentPreview,
} from '#domain/linkPreviews/linkPreview.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { readPicturePath } from '#domain/uploads/image.ts';
import { readSummary } from '#areas/player/directory/directory.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { readLastScore } from './readLastScore.ts';

/** What a page is about, as strangers may know it. */
export interface Page {
  readonly subject: Subject;
  readonly id: string;
  /** The arena's, the event's, the category's. */
  readonly name: string;
  readonly preview: LinkPreview;
}

/** Reads what the page of an address is about. `missing`: strangers find nothing there; `undefined`: the page is about nothing public. */
export type ReadPage = (url: string) => Promise<Page | 'missing' | undefined>;

/** What a page of the app may be about, as in the addresses of pictures. */
const ALL_SUBJECTS = ['arena', 'evento', 'torneio'] as const;
export type Subject = (typeof ALL_SUBJECTS)[number];

export function isSubject(text: string | undefined): text is Subject {
  return ALL_SUBJECTS.some((subject) => subject === text);
}

/** @param search names hours of an arena, such as `dia=2026-03-05&quadra=…&hora=18`; empty for none */
export type ReadLinkPreview = (subject: Subject, id: string, search?: string) => Promise<Page | undefined>;

const SUBJECTS: Readonly<Partial<Record<RouteName, Subject>>> = {
  arena: 'arena',
  arenaShort: 'arena',
  reserve: 'arena',
  reserveShort: 'arena',
  seriesAsk: 'arena',
  event: 'evento',
  publicEvent: 'evento',
  pairTournament: 'torneio',
  teamTournament: 'torneio',
  publicTournament: 'torneio',
};

/** Screens whose address may name hours. */
const CHOOSING: ReadonlySet<RouteName> = new Set(['reserve', 'reserveShort']);

/** Whether a link to the screen is told as what it is about. */
export function hasLinkPreview(route: RouteName): boolean {
  return SUBJECTS[route] !== undefined;
}

/** Behind the login there may be something that only its own people see, so nothing there is said to be missing. */
const OPEN_TO_ALL: ReadonlySet<RouteName> = new Set(['arena', 'arenaShort', 'publicEvent', 'publicTournament']);

export function pageReader(readLinkPreview: ReadLinkPreview): ReadPage {
  return async (url) => {
    const [pathname = '', search = ''] = url.split('?', 2);
    const route = routeOf(pathname);
    const subject = route && SUBJECTS[route];
    if (route === undefined || subject === undefined) return undefined;
    const { id } = paramsOf(pathname);
    const page = isId(id) ? await readLinkPreview(subject, id, CHOOSING.has(route) ? search : '') : undefined;
    return page ?? (OPEN_TO_ALL.has(route) ? 'missing' : undefined);
  };
}

export function linkPreviewReader(database: Database, priceCard: PriceCardMode): ReadLinkPreview {
  const readers: Readonly<Record<Subject, (id: string, search: string) => Promise<Named | undefined>>> = {
    arena: (id, search) => readArena(database, priceCard, { id, search }),
    evento: (id) => readEvent(database, id),
    torneio: (id) => readTournament(database, id),
  };
  return async (subject, id, search = '') => {
    const found = await readers[subject](id, search);
    return found && { subject, id, ...found };
  };
}

type Named = Pick<Page, 'name' | 'preview'>;

async function readArena(
  database: Database,
  priceCard: PriceCardMode,
  { id, search }: { readonly id: string; readonly search: string },
): Promise<Named | undefined> {
  const arena = await readSummary(database, priceCard, id);
  if (arena === undefined) return undefined;
  const { name, address, courtsNumber: courts, avatar, photos, lowestPrice } = arena;
  const price = priceCard === 'fixed' ? DISPLAY_PRICE_CENTAVOS : lowestPrice;
  const previewed = {
    id,
    name,
    ...address,
    courts,
    ...(price !== undefined && { price }),
    ...uploaded(avatar, ...photos),
  };
  if (search === '') return { name, preview: arenaPreview(previewed) };
  const choice = readChoice(search, { today: momentIn(await readNow(database), DEFAULT_ZONE).day });
  return { name, preview: choice.hours.length === 0 ? arenaPreview(previewed) : choicePreview(previewed, choice) };
}

/** As the public page of an event tells it. */
export const EVENT_IS_OPEN = `e.status = 'APROVADO'`;
export const EVENT_PAGE_IS_ON = 'e.is_public';
export const CATEGORY_IS_OPEN = 'c.called_off_at is null and c.is_public';
const EVENT_COLUMNS = `e.id as event_id, e.name as event_name, e.starts_on, e.ends_on, e.arena_name, e.city, e.street, e.artwork`;

const EVENT = `select ${EVENT_COLUMNS},
    (select min(c.price_centavos) from category c where c.event_id = e.id and ${CATEGORY_IS_OPEN}) as price
  from event e where e.id = $1 and ${EVENT_IS_OPEN} and ${EVENT_PAGE_IS_ON}`;

const CATEGORY = `select ${EVENT_COLUMNS}, c.id, c.name, c.price_centavos as price
  from category c join event e on e.id = c.event_id
  where c.id = $1 and ${EVENT_IS_OPEN} and ${CATEGORY_IS_OPEN}`;

interface EventRow {
  readonly event_id: string;
  readonly event_name: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly arena_name: string;
  readonly city: string;
  readonly street: string;
  readonly artwork: string | null;
  readonly price: number | null;
}

type CategoryRow = EventRow & { readonly id: string; readonly name: string };

async function readEvent({ pool }: Database, id: string): Promise<Named | undefined> {
  const { rows } = await pool.query<EventRow>({ name: 'preview_event', text: EVENT, values: [id] });
  const [row] = rows;
  return row && { name: row.event_name, preview: eventPreview(eventOf(row)) };
}

async function readTournament(database: Database, id: string): Promise<Named | undefined> {
  const { rows } = await database.pool.query<CategoryRow>({ name: 'preview_category', text: CATEGORY, values: [id] });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { name, price } = row;
  const lastScore = await readLastScore(database, id);
  const told = { id, name, price: price ?? 0, event: eventOf(row), ...(lastScore && { lastScore }) };
  return { name, preview: tournamentPreview(told) };
}

function eventOf(row: EventRow): PreviewedEvent {
  const { event_id: id, event_name: name, arena_name: arenaName, city, street, price } = row;
  return {
    id,
    name,
    startDate: fromIsoDay(row.starts_on),
    endDate: fromIsoDay(row.ends_on),
    arenaName,
    city,
    street,
    ...(price !== null && { price }),
    ...uploaded(row.artwork),
  };
}

/** The first that was uploaded here: only such pictures can be drawn. */
function uploaded(...addresses: readonly (string | null | undefined)[]): { readonly picture?: string } {
  const picture = addresses.find((address) => address && readPicturePath(address));
  return picture ? { picture } : {};
}
