import { Schema } from 'effect';
import { Tag } from './tags.ts';

/** Who has not been here for so many days, and has nothing booked, is away. */
export const AWAY_DAYS = 60;

/** `owing`: owes something. `credit`: the arena owes them. `weekly`: plays every week. `away`: not here for {@link AWAY_DAYS} days. */
export const CustomerFilter = Schema.Literals(['owing', 'credit', 'weekly', 'away']);
export type CustomerFilter = typeof CustomerFilter.Type;

/** Which customers are asked for; all of them without either. */
export const CustomersAsked = {
  filter: Schema.optionalKey(CustomerFilter),
  tag: Schema.optionalKey(Tag),
};
