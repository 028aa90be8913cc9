import { Schema } from 'effect';

/** What of an event or a category people rely on, so that its change is told to all who see it. */
export const ChangedField = Schema.Literals([
  'name',
  'days',
  'place',
  'contact',
  'pix',
  'startDate',
  'registerUntil',
  'payUntil',
  'price',
  'doublesNumber',
  'prizes',
]);
export type ChangedField = typeof ChangedField.Type;
