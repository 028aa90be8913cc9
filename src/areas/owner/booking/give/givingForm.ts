import type { ForWhom } from '#domain/agenda/ownerOrder.ts';
import { isPhone } from '#domain/people/phone.ts';
import type { FormOf } from '../../../../../machines/submission/forms.ts';
import { OWNER_RESERVE } from '../reserve/ownerBookingTexts.ts';
import { GIVE } from './giveTexts.ts';

export type TypedGiving = Omit<FormOf<'reservationGiving'>, 'id' | 'version'>;

/** An empty form, in the order of the fields on screen. */
export const NOBODY_YET: TypedGiving = {
  whom: 'player',
  player: '',
  playerName: '',
  guestPlayerName: '',
  guestPhone: '',
  customer: '',
};

/** The form's errors. @param holder the id of the player who has the reservation */
export function givingFaults(typed: TypedGiving, holder: string | undefined): Record<string, string> {
  const { player, guestPlayerName, guestPhone, customer } = typed;
  if (typed.whom !== 'guest') {
    if (player === '') return { player: GIVE.unnamed };
    return player === holder ? { player: GIVE.same } : {};
  }
  if (customer !== '') return {};
  return {
    ...(guestPlayerName.trim() === '' && { guestPlayerName: GIVE.unnamed }),
    ...(guestPhone !== '' && !isPhone(guestPhone) && { guestPhone: OWNER_RESERVE.misdialled }),
  };
}

export function toForWhom({ whom, player, guestPlayerName, guestPhone, customer }: TypedGiving): ForWhom {
  if (whom !== 'guest') return { player };
  if (customer !== '') return { customer };
  return { guestPlayerName: guestPlayerName.trim(), ...(guestPhone !== '' && { guestPhone }) };
}

/** The key of the draft; each reservation has its own. */
export function draftOfGiving(id: string): string {
  return `reservationGiving ${id}`;
}
