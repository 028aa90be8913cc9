import { Schema } from 'effect';
import { Reais } from '../values/money.ts';
import { NoteText } from '../booking/note.ts';
import { ReservationOrder } from '../booking/order.ts';
import { forOne, ForWhomFields } from '../people/forWhom.ts';

/** Whom a reservation is for: a player with an account, or a guest. */
export const ForWhom = Schema.Struct(ForWhomFields).check(...forOne());
export type ForWhom = typeof ForWhom.Type;

/** An owner's reservation at their own arena, for either a player or a guest. */
export const OwnerOrder = Schema.Struct({
  ...ReservationOrder.fields,
  ...ForWhomFields,
  /** For the desk alone: the player never sees it. */
  note: Schema.optionalKey(NoteText),
  /** What is agreed on for all its hours together, in place of their prices. Of owners and managers. */
  agreed: Schema.optionalKey(Reais),
}).check(...forOne());
export type OwnerOrder = typeof OwnerOrder.Type;
