import { Schema } from 'effect';
import { Instant } from '../values/id.ts';
import { Text } from '../values/text/text.ts';

/**
 * The version of the terms and of the privacy policy: the day on which their texts last changed. A new value has everybody
 * asked again, so it changes with the meaning and not with a comma.
 */
export const TERMS_VERSION = '2026-11-30';

/** A version that a person read and accepted, and when. */
export const Acceptance = Schema.Struct({ version: Schema.String, acceptedAt: Instant });

/** What a person says to the terms: `false` is 'not now', after which that version is not brought up again. */
export const TermsAnswer = Schema.Struct({ version: Text, accepted: Schema.Boolean });
export type TermsAnswer = typeof TermsAnswer.Type;
