import { Schema } from 'effect';

/** Which of a player's reservations: those whose last hour is still to come or running, or those whose is over. */
export const When = Schema.Literals(['upcoming', 'past']);
export type When = typeof When.Type;
