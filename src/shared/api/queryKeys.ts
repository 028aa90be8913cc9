/**
 * The first part of the keys under which answers are kept once they were read: who changes something refreshes by them.
 * Apart from the queries, which few screens need.
 */
export const AGENDA = 'agenda';
export const ALTERATIONS = 'alterations';
export const ARENAS = 'arenas';
export const AVAILABILITY = 'availability';
export const COURTS = 'courts';
/** Everything of events: lists, categories, registrations, carts. */
export const EVENTS = 'events';
export const OWN_ARENA = 'ownArena';
export const PLAYERS = 'players';
export const RESERVATIONS = 'reservations';
export const TIME_SLOTS = 'timeSlots';
/** An arena's announced tournaments. */
export const TOURNAMENTS = 'arenaTournaments';
export const UNREGISTERED_ARENAS = 'unregisteredArenas';
export const VOUCHERS = 'vouchers';

export function reservationKey(id: string) {
  return [RESERVATIONS, 'one', id] as const;
}
