import { Schema } from 'effect';

/** Something is written there, and not spaces alone; `message` says so where it is not. */
export function isFilled(message: string) {
  return Schema.makeFilter((text: string) => text.trim().length > 0 || message);
}
