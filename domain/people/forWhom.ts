import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { tidied } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';
import { Phone } from './phone.ts';

export const NAME_THE_PLAYER = 'Informe o jogador para o qual a reserva será feita';

export const MAX_GUEST_NAME = 60;

/** The name of a player without an account. */
export const GuestName = tidied(
  filledText(NAME_THE_PLAYER).check(
    Schema.isMaxCodePoints(MAX_GUEST_NAME, { message: `O nome precisa ter no máximo ${MAX_GUEST_NAME} caracteres.` }),
  ),
);

/** The members that say whom something is for; {@link forOne} goes with them. */
export const ForWhomFields = {
  player: Schema.optionalKey(Id),
  guestPlayerName: Schema.optionalKey(GuestName),
  /** Of the guest, for whoever has to reach them. */
  guestPhone: Schema.optionalKey(Phone),
  /** In place of a guest's name and phone: the arena's record of them. */
  customer: Schema.optionalKey(Id),
};

/** The checks of {@link ForWhomFields}: a player, a guest or a customer, and one of them. */
export function forOne() {
  return [
    Schema.makeFilter(
      ({ player, guestPlayerName, customer }: Whom) =>
        [player, guestPlayerName, customer].filter((one) => one !== undefined).length === 1 || NAME_THE_PLAYER,
    ),
    Schema.makeFilter(
      ({ guestPlayerName, guestPhone }: Whom) =>
        guestPlayerName !== undefined || guestPhone === undefined || 'Quem tem conta ou cadastro já tem telefone.',
    ),
  ] as const;
}

interface Whom {
  readonly player?: Id;
  readonly guestPlayerName?: string;
  readonly guestPhone?: string;
  readonly customer?: Id;
}
