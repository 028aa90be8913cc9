import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { FAILURES } from '#domain/contract/failure.ts';
import type { DoubleFormat } from '#domain/events/category.ts';
import { hasCompleteProfile } from '#domain/people/person.ts';
import { ENTRY_FAULTS } from '#domain/registrations/entryFaults.ts';
import type { NewRegistration, OrganizersRegistration, ShirtSize } from '#domain/registrations/registration.ts';
import { canPlay, people } from '#platform/database/schema/people.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';

/** The message for a player who registers without the data that organizers require. */
export const ENTRY_PROFILE = 'Complete seu cadastro para se inscrever.';

/** A person who is to play; the index in the list is their place in the registration. */
export interface Entrant {
  readonly playerId: string;
  readonly shirtSize: ShirtSize | undefined;
  /** The form field that names them. */
  readonly field: string;
}

/** The entrants when a player registers: with a partner, as the fourth of a team, or alone, depending on the category. */
export function ownEntrants(format: DoubleFormat, personId: string, form: NewRegistration): Entrant[] {
  const self = { playerId: personId, shirtSize: form.playerTShirtSize, field: 'player' };
  if (format === 'randomly') return alone(self, form);
  if (format === 'teams') {
    const team = teamOf(form);
    return team.at(-1)?.playerId === personId ? team : refuse('team_needed');
  }
  if (form.partner === undefined) return refuse('partner_needed');
  if (form.partner === personId) return refuse('oneself_as_partner', { partner: ENTRY_FAULTS.oneselfAsPartner });
  return [self, partnerOf(form.partner, form)];
}

export function othersEntrants(format: DoubleFormat, form: OrganizersRegistration): Entrant[] {
  if (format === 'teams') return teamOf(form);
  if (form.player === undefined) return refuse('player_not_found');
  const player = { playerId: form.player, shirtSize: form.playerTShirtSize, field: 'player' };
  if (format === 'randomly') return alone(player, form);
  if (form.partner === undefined) return refuse('partner_needed');
  return [player, partnerOf(form.partner, form)];
}

/** Nobody is named beside a single player: the draw finds their partner, and a named one would be dropped unseen. */
function alone(player: Entrant, { partner, team }: NewRegistration): Entrant[] {
  if (partner !== undefined) return refuse('solo_only', { partner: FAILURES.solo_only.message });
  return team === undefined ? [player] : refuse('solo_only');
}

function teamOf({ team }: NewRegistration): Entrant[] {
  if (!team) return refuse('team_needed');
  return team.map(({ player, tShirtSize }, index) => {
    return { playerId: player, shirtSize: tShirtSize, field: `team.${index}.player` };
  });
}

function partnerOf(playerId: string, { partnerTShirtSize }: NewRegistration): Entrant {
  return { playerId, shirtSize: partnerTShirtSize, field: 'partner' };
}

/** Those whom a person brings along. */
export function othersThan(personId: string, entrants: readonly Entrant[]): Entrant[] {
  return entrants.filter(({ playerId }) => playerId !== personId);
}

/** Refuses entrants who cannot play, and a registering player whose profile is incomplete. */
export async function refuseStrangers(
  tx: Transaction,
  entrants: readonly Entrant[],
  registeredBy: string | undefined,
): Promise<void> {
  const ids = entrants.map(({ playerId }) => playerId);
  const found = await tx
    .select()
    .from(people)
    .where(and(inArray(people.id, ids), sql.raw(canPlay())))
    // The lock keeps an account from being given up before the registration is written.
    .for('key share');
  const known = new Set(found.map(({ id }) => id));
  const strangers = entrants.filter(({ playerId }) => !known.has(playerId));
  if (strangers.length > 0)
    refuse(
      'player_not_found',
      atFields(strangers, () => FAILURES.player_not_found.message),
    );
  const self = found.find(({ id }) => id === registeredBy);
  if (self && !hasCompleteProfile(present(self))) {
    refuse('profile_incomplete', undefined, ENTRY_PROFILE);
  }
}

/** The given people who take part in a category because they accepted or because the organizer confirmed them. */
export async function takingPart(
  tx: Transaction,
  categoryId: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { playerId, isLive, standing } = registrationMembers;
  const rows = await tx
    .select({ playerId })
    .from(registrationMembers)
    .where(
      and(
        eq(registrationMembers.categoryId, categoryId),
        inArray(playerId, [...personIds]),
        eq(isLive, true),
        ne(standing, 'invited'),
      ),
    );
  return new Set(rows.map((row) => row.playerId));
}

/** Requires shirt sizes when the event has shirts, and drops them when it has none. */
export function withShirts(entrants: readonly Entrant[], haveTShirts: boolean): Entrant[] {
  if (!haveTShirts) return entrants.map((entrant) => ({ ...entrant, shirtSize: undefined }));
  return entrants.every(({ shirtSize }) => shirtSize !== undefined) ? [...entrants] : refuse('shirt_needed');
}

/** Error messages by the form field of each entrant. */
export function atFields(entrants: readonly Entrant[], say: (entrant: Entrant) => string): Record<string, string> {
  return Object.fromEntries(entrants.map((entrant) => [entrant.field, say(entrant)]));
}
