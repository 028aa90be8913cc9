import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';
import { Text } from '../values/text/text.ts';
import { MAX_SLOTS } from './reservation.ts';
import { Sport } from '../courts/sport.ts';

export const CHOOSE_A_SLOT = 'Escolha pelo menos um horário para prosseguir com a reserva.';

/** The hours chosen on one court for one sport: ids of the court and of its slots. */
const SelectedTimeSlots = Schema.Struct({
  court: Id,
  timeSlots: Schema.Array(Id).check(Schema.isMinLength(1, { message: CHOOSE_A_SLOT })),
  sport: Sport,
});

/** A player's order. The server computes prices and totals, so a request that contains any is refused. */
export const ReservationOrder = Schema.Struct({
  arena: Id,
  date: Day,
  selectedTimeSlots: Schema.Array(SelectedTimeSlots).check(
    Schema.isMinLength(1, { message: CHOOSE_A_SLOT }),
    Schema.makeFilter(
      (courts) =>
        courts.reduce((sum, { timeSlots }) => sum + timeSlots.length, 0) <= MAX_SLOTS ||
        `Escolha no máximo ${MAX_SLOTS} horários por reserva.`,
    ),
    Schema.makeFilter((courts) => isWithoutRepeats(courts) || 'O mesmo horário foi escolhido duas vezes.'),
  ),
  code: Schema.optionalKey(Text.check(Schema.isMaxCodePoints(40, { message: 'Voucher não encontrado.' }))),
});
export type ReservationOrder = typeof ReservationOrder.Type;

/** A player's order as it is sent: `useCredit` pays it with what the arena owes the player, as `creditFor` says. */
export const PlayerOrder = Schema.Struct({ ...ReservationOrder.fields, useCredit: Schema.optionalKey(Schema.Boolean) });
export type PlayerOrder = typeof PlayerOrder.Type;

/** What an order would cost. `totalValue` is what is left after `discount`; `hours` is of a voucher that is counted in hours. */
export const Quote = Schema.Struct({
  totalValue: Reais,
  discount: Reais,
  hours: Schema.optionalKey(Schema.Struct({ taken: Schema.Int, left: Schema.Int })),
});
export type Quote = typeof Quote.Type;

function isWithoutRepeats(courts: readonly { court: Id; timeSlots: readonly Id[] }[]): boolean {
  const hours = courts.flatMap(({ court, timeSlots }) => timeSlots.map((slot) => `${court} ${slot}`));
  return new Set(hours).size === hours.length;
}
