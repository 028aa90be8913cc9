import { Schema } from 'effect';
import { WholeNumber } from './query.ts';

/** How often a thing was changed, from 1: who changes it says which one they saw. */
export const Version = Schema.Int;

/**
 * `?version=3` of a change: refused with `edit_conflict` when the thing is not as its editor saw it any more. Without it
 * the change is made whatever happened in between. For a list, the sum of the versions of its entries.
 */
export const VersionQuery = Schema.Struct({ version: Schema.optionalKey(WholeNumber) });
