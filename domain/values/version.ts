import { Schema } from 'effect';
import { WholeNumber } from './query.ts';

/** A record's version, from 1, raised by every change. A client sends the version that it edits. */
export const Version = Schema.Int;

/**
 * `?version=3` of a change: the server refuses it with `edit_conflict` when the record has another version by then.
 * Without it the change is always made. For a list it is the sum of its entries' versions.
 */
export const VersionQuery = Schema.Struct({ version: Schema.optionalKey(WholeNumber) });
