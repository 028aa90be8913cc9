/**
 * The first parts of the query keys; code that changes data invalidates the cached replies by them.
 * They are apart from the queries, since few screens need those.
 */
export const AGENDA = 'agenda';
export const ALTERATIONS = 'alterations';
/** The records that arenas have of the player. */
export const ARENA_RECORDS = 'arenaRecords';
export const ARENAS = 'arenas';
export const AVAILABILITY = 'availability';
/** The arenas that the player blocked. */
export const BLOCKED_ARENAS = 'blockedArenas';
export const COURTS = 'courts';
export const CPF = 'cpf';
/** What was done at the owner's arena. */
export const AUDIT = 'audit';
/** Everything about events: lists, categories, registrations, carts. */
/** Whether the person has a calendar feed. */
export const CALENDAR_FEED = 'calendarFeed';
export const EVENTS = 'events';
/** The key by which browsers know this installation, for notices on devices. */
export const PUSH_KEY = 'pushKey';
/** What the person wants to be told, by mail and on devices. */
export const MAIL_CHOICES = 'mailChoices';
/** Whether the person is told by WhatsApp. */
export const WHATSAPP = 'whatsapp';
/** What the person is told. */
export const NOTICES = 'notices';
/** What would become, and became, of a spreadsheet's rows. */
export const IMPORTS = 'imports';
/** The owner's imports that can be undone. */
export const MADE_IMPORTS = 'madeImports';
/** What admins look after. */
export const PLATFORM_ADMIN = 'platformAdmin';
export const OWN_ARENA = 'ownArena';
/** The person's own account for receiving. */
export const PAYMENT_ACCOUNT = 'paymentAccount';
/** What the platform owes and has passed on. */
export const PAYOUTS = 'payouts';
export const PLAYERS = 'players';
/** An owner's price rules, and what a week costs. */
export const PRICES = 'prices';
export const RESERVATIONS = 'reservations';
/** Those who play every week at the owner's arena. */
export const SERIES = 'series';
/** The team of the owner's arena. */
export const STAFF = 'staff';
/** The tills of the owner's arena. */
export const TILLS = 'tills';
export const TIME_SLOTS = 'timeSlots';
export const TOURNAMENTS = 'arenaTournaments';
export const UNREGISTERED_ARENAS = 'unregisteredArenas';
export const VOUCHERS = 'vouchers';

export function reservationKey(id: string) {
  return [RESERVATIONS, 'one', id] as const;
}
