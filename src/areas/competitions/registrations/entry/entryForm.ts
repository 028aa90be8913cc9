import { Schema } from 'effect';
import { entryFaults, type Seat } from '#domain/registrations/entryFaults.ts';
import { OrganizersRegistration } from '#domain/registrations/registration.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import type { RegistrationForm } from '../../../../../machines/registrations/registration.ts';
import type { FormOf } from '../../../../../machines/submission/forms.ts';
import { SEATS, type TypedEntry } from './seats.ts';

/** Which form it is, and the id of the user who fills it in. */
interface Filled {
  readonly form: RegistrationForm;
  readonly self: string;
}

/** The errors of the players and shirts, by field. */
export function faultsOfTyped(typed: TypedEntry, filled: Filled & { readonly haveTShirts: boolean }): FieldErrors {
  const faults = entryFaults(seatsOf(typed, filled), filled);
  const byField = SEATS[filled.form].flatMap(({ player, shirt }, index) => [
    [player, faults[index]?.player] as const,
    [shirt, faults[index]?.shirt] as const,
  ]);
  return Object.fromEntries(byField.flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault]])));
}

const toRegistration = Schema.decodeUnknownSync(OrganizersRegistration);

export function toEntry(form: RegistrationForm, { tournament, self, insteadOf, ...typed }: FormOf<RegistrationForm>) {
  return { params: { id: insteadOf || tournament }, body: toRegistration(onTheWire(seatsOf(typed, { form, self }))) };
}

/** A team is sent as a list; one or two players as named fields, without the user, whom the server knows. */
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

/** Renames error paths to form fields: `team.2.player` becomes `player3`. */
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

/** The key of a form's draft: each form has its own in each category, and for each place that is filled. */
export function entryDraft(form: RegistrationForm, tournamentOrPlace: string): string {
  return `${form}:${tournamentOrPlace}`;
}
