import { Result, Schema } from 'effect';
import { Email, foldEmail } from '#domain/session/credentials.ts';
import { tidyName } from '#domain/values/text/names.ts';
import { usablePart } from '#domain/values/text/text.ts';
import { GOOGLE_TEXTS } from './googleTexts.ts';

/** A person as the sign-in provider describes them, normalized to our own rules. */
export interface ProviderIdentity {
  readonly issuer: string;
  /** The person's permanent id at the issuer. */
  readonly subject: string;
  /** Verified by the issuer; in lower case. */
  readonly email: string;
  /** 3 to 50 characters. */
  readonly name: string;
  /** A URL; empty when there is no picture. */
  readonly picture: string;
}

/** The claims that are read; all others are ignored. */
const Claims = Schema.Struct({
  iss: Schema.String,
  sub: Schema.String.check(Schema.isPattern(/^[\x20-\x7e]{1,255}$/)),
  email: Email,
  email_verified: Schema.Unknown,
  name: Schema.optionalKey(Schema.Unknown),
  picture: Schema.optionalKey(Schema.Unknown),
});

/** The identity in the provider's claims, or a sentence that explains why they do not suffice for an account. */
export function identityFrom(token: unknown): Result.Result<ProviderIdentity, string> {
  const decoded = decode(token);
  if (Result.isFailure(decoded)) return Result.fail(GOOGLE_TEXTS.noEmail);
  const { iss: issuer, sub: subject, email_verified: isVerified, ...claims } = decoded.success;
  // A person may enter any e-mail at the provider, so only a verified e-mail proves ownership.
  if (isVerified !== true) return Result.fail(GOOGLE_TEXTS.unverifiedEmail);
  const email = foldEmail(claims.email);
  return Result.succeed({
    issuer,
    subject,
    email,
    name: fitName(claims.name, email),
    picture: fitPicture(claims.picture),
  });
}

const decode = Schema.decodeUnknownResult(Claims);

const [SHORTEST_NAME, LONGEST_NAME] = [3, 50];

/** A name of an allowed length: the given one, else the part of the e-mail before the @, else 'Jogador'. */
export function fitName(name: unknown, email: string): string {
  const [local = ''] = email.split('@');
  const names = [typeof name === 'string' ? name : '', local].map(fit);
  return names.find((one) => one.length >= SHORTEST_NAME) ?? 'Jogador';
}

/** Shortens between characters, never inside a surrogate pair. */
function fit(name: string): string {
  const clean = tidyName(usablePart(name));
  const characters = Array.from(clean);
  while (characters.join('').length > LONGEST_NAME) characters.pop();
  return characters.join('').trim();
}

/** The longest address that sign-up accepts back. The download decides whether the address may be fetched. */
const LONGEST_ADDRESS = 2_000;

function fitPicture(picture: unknown): string {
  if (typeof picture !== 'string' || !URL.canParse(picture)) return '';
  const { protocol, href } = new URL(picture);
  return /^https?:$/.test(protocol) && href.length <= LONGEST_ADDRESS ? href : '';
}
