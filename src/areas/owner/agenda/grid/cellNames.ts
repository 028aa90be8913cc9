import { NO_SHOW } from '#domain/agenda/noShow.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { STATUS_NAMES } from '#domain/booking/reservation.ts';
import { WAIT } from '../../../../shared/look/states/waitTexts.ts';
import { CLOSING } from '../../closures/index.ts';
import { NOTE } from '../../desk/index.ts';
import type { Card, Over } from '../day/dayGrid.ts';

/** A card's accessible name: place and hours, player, and payment status, or `word` in its place; in the order of its words. */
export function cardName(card: Card, court: string, word = STATUS_NAMES[card.status]): string {
  const { hours, who, isNoShow, note, sum, left, part, weekly } = card;
  const start = hours.slice(0, ONE_HOUR.length);
  const [mark, noted] = [isNoShow ? NO_SHOW : '', note === '' ? '' : NOTE.mark];
  const seen = isTight(card)
    ? [who, mark, left, word, sum, part, weekly, noted]
    : [who, word, mark, noted, sum, part, weekly, left, isLong(hours) ? hours : ''];
  return [start, court, ...seen].filter((word) => word !== '').join(', ');
}

/** Whether it has room for what there is to know first alone: of one hour, with a sum that is left, or nobody who came. */
export function isTight({ left, isNoShow, hours }: Card): boolean {
  return (left !== '' || isNoShow) && !isLong(hours);
}

const ONE_HOUR = 'hh:00';

/** Whether the label covers several hours (`18:00 às 20:00`). */
export function isLong(hours: string): boolean {
  return hours.length > ONE_HOUR.length;
}

export function reserveName(hour: number, court: string): string {
  return `Reservar às ${hourLabel(hour)} na ${court}`;
}

/** The accessible name of a cell without any action. */
export function emptyName(hour: number, court: string, word: string): string {
  return `${hourLabel(hour)}, ${court}, ${word}`;
}

/** The accessible name of an hour that a closure has; it ends with the words in the cell, as they stand there. */
export function reopenName(hour: number, court: string, word: string): string {
  return `${emptyName(hour, court, word)} ${CLOSING.reopen}`;
}

export function confirmName({ who, hours }: Card, court: string): string {
  return `Confirmar pagamento de ${who}, ${hours}, ${court}`;
}

export function stopName({ who, hours }: Card, court: string): string {
  return `${WAIT.stop}: pagamento de ${who}, ${hours}, ${court}`;
}

export function cancelName({ who, hours }: Card, court: string): string {
  return `Cancelar reserva de ${who}, ${hours}, ${court}`;
}

export function overName({ who, status, kept }: Over, hour: number, court: string): string {
  const told = [STATUS_NAMES[status], who, kept].filter(Boolean).join(' · ');
  return `${hourLabel(hour)}, ${court}, ${told}`;
}
