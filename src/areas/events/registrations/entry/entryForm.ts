import { Schema } from 'effect';
import { Id } from '../../../../../domain/contract/id.ts';
import { entryFaults, type Seat } from '../../../../../domain/registrations/entryFaults.ts';
import { OrganizersRegistration } from '../../../../../domain/registrations/registration.ts';
import type { FieldErrors } from '../../../../../domain/validation/issues.ts';
import type { RegistrationForm } from '../../../../../machines/registrations/registration.ts';
import { SEATS, type TypedEntry } from './seats.ts';

/** Which form it is, and who fills it in. */
interface Filled {
  readonly form: RegistrationForm;
  readonly self: string;
}

/** What is wrong with the fields of those who enter. */
export function faultsOfTyped(typed: TypedEntry, filled: Filled & { readonly haveTShirts: boolean }): FieldErrors {
  const faults = entryFaults(seatsOf(typed, filled), filled);
  const byField = SEATS[filled.form].flatMap(({ player, shirt }, index) => [
    [player, faults[index]?.player] as const,
    [shirt, faults[index]?.shirt] as const,
  ]);
  return Object.fromEntries(byField.flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault]])));
}

const Texts = Schema.Record(Schema.String, Schema.String);
const decodeSent = Schema.decodeUnknownSync(
  Schema.StructWithRest(Schema.Struct({ tournament: Id, self: Id }), [Texts]),
);
const toRegistration = Schema.decodeUnknownSync(OrganizersRegistration);

/** The call that a form makes. */
export function toEntry(form: RegistrationForm, sent: object | null) {
  const { tournament, self, ...typed } = decodeSent(sent);
  return { params: { id: tournament }, body: toRegistration(onTheWire(seatsOf(typed, { form, self }))) };
}

/** A team as a list; one or two by name, but for oneself, whom the server knows. */
function onTheWire(seats: readonly Seat[]): object {
  if (seats.length > 2) return { team: seats.map(({ player, shirt }) => ({ player, ...size('tShirtSize', shirt) })) };
  const [first, second] = seats;
  return {
    ...(first && !first.isSelf && { player: first.player }),
    ...(first && size('playerTShirtSize', first.shirt)),
    ...(second && { partner: second.player, ...size('partnerTShirtSize', second.shirt) }),
  };
}

function size(name: string, shirt: string): object {
  return shirt === '' ? {} : { [name]: shirt };
}

function seatsOf(typed: Readonly<Record<string, string>>, { form, self }: Filled): Seat[] {
  return SEATS[form].map(({ player, shirt, isSelf }) => ({
    player: (isSelf ? self : typed[player]) ?? '',
    shirt: typed[shirt] ?? '',
    isSelf,
  }));
}

/** What the wire calls `team.2.player`, the form calls `player3`. */
export function byField(refused: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(refused).map(([path, message]) => [fieldOf(path), message]));
}

const MEMBER = /^team\.([0-3])\.(player|tShirtSize)$/;
const FIELDS: Readonly<Record<string, keyof TypedEntry>> = {
  player: 'player1',
  partner: 'player2',
  playerTShirtSize: 'shirt1',
  partnerTShirtSize: 'shirt2',
};

function fieldOf(path: string): string {
  const [, index, what] = MEMBER.exec(path) ?? [];
  if (index === undefined) return FIELDS[path] ?? path;
  return `${what === 'player' ? 'player' : 'shirt'}${Number(index) + 1}`;
}

/** Under which a form's draft is kept: each category has its own. */
export function entryDraft(form: RegistrationForm, tournament: string): string {
  return `${form}:${tournament}`;
}
