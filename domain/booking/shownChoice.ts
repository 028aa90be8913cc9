import { Schema } from 'effect';
import type { CourtAvailability } from '../slots/availability.ts';
import { Day } from '../values/days/day.ts';
import { Id } from '../values/id.ts';
import { MAX_SLOTS } from './reservation.ts';
import { isSameHour } from './selection.ts';

/** How long others see that somebody has chosen an hour, in seconds. It keeps nobody from booking it. */
export const SHOWN_S = 30;

const ShownHour = Schema.Struct({ court: Id, timeSlot: Id });

/** The hours of one day that a player has chosen and not booked: all of them, or none any more. */
export const ShownChoice = Schema.Struct({
  date: Day,
  hours: Schema.Array(ShownHour).check(Schema.isMaxLength(MAX_SLOTS)),
});
export type ShownChoice = typeof ShownChoice.Type;

/** What others have chosen; `forS`: the seconds for which it is still shown. */
export interface OthersChoice extends Pick<ShownChoice, 'hours'> {
  readonly forS: number;
}

/** Free hours that others have chosen say so, for as long as the choice is shown that lasts longest. */
export function withOthersChoices(
  courts: readonly CourtAvailability[],
  choices: readonly OthersChoice[],
): CourtAvailability[] {
  return courts.map((court) => ({
    ...court,
    slots: court.slots.map((slot) => {
      const hour = { court: court.id, timeSlot: slot.id };
      const on = choices.filter(({ hours }) => hours.some((chosen) => isSameHour(chosen, hour)));
      return slot.isAvailable && on.length > 0
        ? { ...slot, inChoiceForS: Math.max(...on.map(({ forS }) => forS)) }
        : slot;
    }),
  }));
}
