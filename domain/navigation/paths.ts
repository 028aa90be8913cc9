import { type Day, toIsoDay } from '../values/days/day.ts';
import { ROUTES } from './routes.ts';

export function arenaPath(id: string): string {
  return `/cliente/arena/${id}`;
}
/** @param voucher the code of one to reserve with */
export function reservePath(id: string, voucher?: string): string {
  const search = voucher === undefined ? '' : `?${new URLSearchParams({ voucher }).toString()}`;
  return `/cliente/arena/${id}/reservar${search}`;
}
/** Where a player asks an arena for an hour of every week. */
export function seriesAskPath(id: string): string {
  return `/cliente/arena/${id}/mensalista`;
}
/** Where a player joins the queue of an arena's taken hours on a day (`YYYY-MM-DD`). */
export function queueJoinPath(id: string, day: string): string {
  return `/cliente/arena/${id}/fila?dia=${day}`;
}
/** The page of one of the player's own reservations. */
export function reservationPath(id: string): string {
  return `/cliente/minhas-reservas/${id}`;
}
/** Where the player of a reservation that a closure cancelled chooses what becomes of it. */
export function rebookingPath(id: string): string {
  return `${reservationPath(id)}/outro-horario`;
}
/** The owner's reserve page with a day (`YYYY-MM-DD`), court and hour chosen. */
export function ownerReservePath({ day, court, hour }: { day: string; court: string; hour: number }): string {
  return `${ROUTES.ownerReserve.path}?dia=${day}&quadra=${court}&hora=${hour}`;
}

/** The owner's agenda on a day (`YYYY-MM-DD`), with the card of one of its reservations open if its id is given. */
export function agendaPath(day: string, reservation?: string): string {
  return `${ROUTES.ownerReservations.path}?dia=${day}${reservation === undefined ? '' : `&reserva=${reservation}`}`;
}

/** The card of a reservation in the owner's agenda, whatever its day. */
export function cardPath({ id, date }: { readonly id: string; readonly date: Day }): string {
  return agendaPath(toIsoDay(date), id);
}

/** That day, with the form that closes its courts. */
export function closingPath(day: string): string {
  return `${agendaPath(day)}&fechar=sim`;
}

/** That day at an hour: the grid begins there. */
export function agendaHourPath(day: string, hour: number): string {
  return `${agendaPath(day)}&hora=${hour}`;
}

/** What was done at the owner's arena: all of it, or by one person, from the first entry or after another one. */
export function auditPath({ person, after }: { person?: string | undefined; after?: string | undefined }): string {
  const search = new URLSearchParams({ ...(person && { pessoa: person }), ...(after && { depois: after }) }).toString();
  return `${ROUTES.ownerAudit.path}${search && `?${search}`}`;
}

/** The week around a day (`YYYY-MM-DD`) of the owner's agenda. */
export function weekPath(day: string): string {
  return `${agendaPath(day)}&ver=semana`;
}

/** The arena's reservations of those who have this in their name or phone. */
export function searchPath(text: string): string {
  return `${ROUTES.ownerSearch.path}?${new URLSearchParams({ q: text }).toString()}`;
}

/** What the owner's arena knows of a player. */
export function playerPath(id: string): string {
  return `/empresa/jogadores/${id}`;
}

/** What the owner's arena knows of somebody by its own record. */
export function customerPath(id: string): string {
  return `/empresa/clientes/${id}`;
}

export function receiptPath(id: string): string {
  return `/empresa/reservas/${id}/recibo`;
}

/** A closed till of the owner's arena, to read and to print. */
export function tillPath(id: string): string {
  return `/empresa/caixa/${id}`;
}

export function payeePath(id: string): string {
  return `/admin/repasses/${id}`;
}
export function eventPath(id: string): string {
  return `/eventos/${id}`;
}
export function manageEventPath(id: string): string {
  return `/eventos/${id}/gerenciar`;
}

/** The player's payments of registrations, of one event or of all. */
export function paymentHistoryPath(event?: string): string {
  return `${ROUTES.paymentHistory.path}${event === undefined ? '' : `?evento=${event}`}`;
}

/** The link by which people join an arena's team. */
export function staffLinkPath(token: string): string {
  return ROUTES.staffLink.path.replace(':token', token);
}

/** The link by which what is left of a reservation is paid. */
export function paymentLinkPath(token: string): string {
  return ROUTES.paymentLink.path.replace(':token', token);
}

/** The link by which players become scorers. */
export function scorerLinkPath(token: string): string {
  return ROUTES.scorerLink.path.replace(':token', token);
}

/** The link by which a player invites a partner. */
export function pairLinkPath(token: string): string {
  return ROUTES.pairLink.path.replace(':token', token);
}

/** The page of an event that strangers see. */
export function publicEventPath(id: string): string {
  return `/evento/${id}`;
}

/** The page of a category that strangers see. */
export function publicTournamentPath(id: string): string {
  return `/torneio/${id}`;
}

interface TournamentAddress {
  readonly eventId: string;
  readonly id: string;
  readonly organizerId: string;
  /** The category's name. A slash in it becomes a pipe, because it would start another path segment. */
  readonly name: string;
  readonly isForTeams: boolean;
}

/** The page of a tournament category. Its name is in the path only for people to read; the app does not trust it. */
export function tournamentPath({ eventId, id, organizerId, name, isForTeams }: TournamentAddress): string {
  const spoken = encodeURIComponent(inOnePart(name));
  return `/eventos/${eventId}/torneio/${isForTeams ? 'teams/' : ''}${id}/${organizerId}/${spoken}`;
}

/**
 * The category's name that was given to {@link tournamentPath}.
 * @param spoken from {@link paramsOf} of the router's pathname, which went through `decodeURI` once
 */
export function nameFromPath(spoken: string): string {
  return decoded(spoken).replaceAll('|', '/');
}

/** The router decodes `%25` but not `%26`, so a percent sign is encoded twice: decoding the router's result is then exact. */
function inOnePart(name: string): string {
  const whole = name.replaceAll('/', '|').replaceAll('%', '%25');
  // A segment of one or two dots would mean this folder or its parent.
  return /^\.{1,2}$/.test(whole) ? whole.replaceAll('.', '%2E') : whole;
}

/** An address typed by hand may not be valid percent-encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The query parameter that names the request of a player to play every week. */
export const REQUEST = 'pedido';

/** Where the owner agrees on somebody who plays every week, filled in from a player's request. */
export function newSeriesPath(request: string): string {
  return `${ROUTES.ownerNewSeries.path}?${REQUEST}=${request}`;
}

/** The query parameter that names the reservation that is to be repeated every week. */
export const REPEATED = 'reserva';

/** The same form, filled in from a reservation. */
export function repeatPath(reservation: string): string {
  return `${ROUTES.ownerNewSeries.path}?${REPEATED}=${reservation}`;
}

/** The query parameter that names the series that is to change. */
export const CHANGED = 'mensalista';

/** The same form, filled in from a series, which it changes. */
export function changePath(series: string): string {
  return `${ROUTES.ownerNewSeries.path}?${CHANGED}=${series}`;
}

/** The query parameter that selects the month of bills. */
export const MONTH = 'mes';

/** What a player is asked for a month, as `'2026-03'`. */
export function myBillsPath(month: string): string {
  return `${ROUTES.myBills.path}?${MONTH}=${month}`;
}

/** The bills of an arena's mensalistas for a month as `2026-03`. */
export function ownerBillsPath(month: string): string {
  return `${ROUTES.ownerBills.path}?${MONTH}=${month}`;
}
