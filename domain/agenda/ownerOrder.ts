import { Schema } from 'effect';
import { NoteText } from '../booking/note.ts';
import { ReservationOrder } from '../booking/order.ts';
import { forOne, ForWhomFields } from '../people/forWhom.ts';

/** An owner's reservation at their own arena, for either a player or a guest. */
export const OwnerOrder = Schema.Struct({
  ...ReservationOrder.fields,
  ...ForWhomFields,
  /** For the desk alone: the player never sees it. */
  note: Schema.optionalKey(NoteText),
}).check(...forOne());
export type OwnerOrder = typeof OwnerOrder.Type;
