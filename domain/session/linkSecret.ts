import { Schema } from 'effect';

/** The secret of a link that invites: 32 random bytes in base64url. The inviter's browser makes it; the server keeps its hash. */
export const LinkSecret = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/u, { message: 'Este link não é válido.' }));
