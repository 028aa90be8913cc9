import { Result, Schema } from 'effect';
import { Email, foldEmail } from '../../../domain/session/credentials.ts';
import { usablePart } from '../../../domain/validation/text.ts';
import { GOOGLE_TEXTS } from './googleTexts.ts';

/** A person as a sign-in provider knows them, in the form that our own rules want. */
export interface ProviderIdentity {
  readonly issuer: string;
  /** The person's unchanging id at the issuer. */
  readonly subject: string;
  /** Verified by the issuer; in lower case. */
  readonly email: string;
  /** 3 to 50 characters. */
  readonly name: string;
  /** An address; empty when there is no picture. */
  readonly picture: string;
}

/** What a provider says of a person; more is not read. */
const Claims = Schema.Struct({
  iss: Schema.String,
  sub: Schema.String.check(Schema.isPattern(/^[\x20-\x7e]{1,255}$/)),
  email: Email,
  email_verified: Schema.Unknown,
  name: Schema.optionalKey(Schema.Unknown),
  picture: Schema.optionalKey(Schema.Unknown),
});

/** Who somebody is by the provider's claims, or a sentence why that is not enough for an account. */
export function identityFrom(claims: unknown): Result.Result<ProviderIdentity, string> {
  const decoded = decode(claims);
  if (Result.isFailure(decoded)) return Result.fail(GOOGLE_TEXTS.noEmail);
  const { iss: issuer, sub: subject, email_verified: isVerified, ...told } = decoded.success;
  // Anybody may write any address into an account: only the provider's word makes it theirs.
  if (isVerified !== true) return Result.fail(GOOGLE_TEXTS.unverifiedEmail);
  const email = foldEmail(told.email);
  return Result.succeed({ issuer, subject, email, name: fitName(told.name, email), picture: fitPicture(told.picture) });
}

const decode = Schema.decodeUnknownResult(Claims);

const [SHORTEST_NAME, LONGEST_NAME] = [3, 50];

/** A name of a length that accounts take; what stands before the @ for who has none of that length. */
export function fitName(name: unknown, email: string): string {
  const [local = ''] = email.split('@');
  const names = [typeof name === 'string' ? name : '', local].map(fit);
  return names.find((one) => one.length >= SHORTEST_NAME) ?? 'Jogador';
}

/** Cut between characters, never inside one that takes two units. */
function fit(name: string): string {
  const clean = usablePart(name).replace(/\s+/g, ' ').trim();
  const characters = Array.from(clean);
  while (characters.join('').length > LONGEST_NAME) characters.pop();
  return characters.join('').trim();
}

/** As long as sign-up takes it back. Whether it may be fetched is decided by who fetches it. */
const LONGEST_ADDRESS = 2_000;

function fitPicture(picture: unknown): string {
  if (typeof picture !== 'string' || !URL.canParse(picture)) return '';
  const { protocol, href } = new URL(picture);
  return /^https?:$/.test(protocol) && href.length <= LONGEST_ADDRESS ? href : '';
}
