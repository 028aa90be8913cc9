import { Schema } from 'effect';
import { ReservationOrder } from '../booking/order.ts';
import { Id } from '../contract/id.ts';
import { Phone } from '../people/phone.ts';
import { filledText } from '../validation/text.ts';
import { NoteText } from './note.ts';

export const NAME_THE_PLAYER = 'Informe o jogador para o qual a reserva será feita';

export const MAX_GUEST_NAME = 60;

/** The name of a player without an account. */
const GuestName = filledText(NAME_THE_PLAYER).check(
  Schema.isMaxLength(MAX_GUEST_NAME, { message: `O nome precisa ter no máximo ${MAX_GUEST_NAME} caracteres.` }),
);

/** An owner's reservation at their own arena, for either a player or a guest. */
export const OwnerOrder = Schema.Struct({
  ...ReservationOrder.fields,
  player: Schema.optionalKey(Id),
  guestPlayerName: Schema.optionalKey(GuestName),
  /** Of the guest, for whoever has to reach them. */
  guestPhone: Schema.optionalKey(Phone),
  /** For the desk alone: the player never sees it. */
  note: Schema.optionalKey(NoteText),
}).check(
  Schema.makeFilter(
    ({ player, guestPlayerName }) => (player === undefined) !== (guestPlayerName === undefined) || NAME_THE_PLAYER,
  ),
  Schema.makeFilter(
    ({ player, guestPhone }) => player === undefined || guestPhone === undefined || 'Quem tem conta já tem telefone.',
  ),
);
export type OwnerOrder = typeof OwnerOrder.Type;
