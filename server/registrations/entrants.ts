import { and, eq, inArray, ne } from 'drizzle-orm';
import { FAILURES } from '../../domain/contract/failure.ts';
import type { DoubleFormat } from '../../domain/events/category.ts';
import { hasCompleteProfile } from '../../domain/people/person.ts';
import { ENTRY_FAULTS } from '../../domain/registrations/entryFaults.ts';
import type { NewRegistration, OrganizersRegistration, ShirtSize } from '../../domain/registrations/registration.ts';
import { people } from '../database/schema/people.ts';
import { registrationMembers } from '../database/schema/registrations.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import { present } from '../http/present.ts';

/** Told to whoever enters without what organizers ask for. */
export const ENTRY_PROFILE = 'Complete seu cadastro para se inscrever.';

/** One who is to play, by their place in the registration. */
export interface Entrant {
  readonly playerId: string;
  readonly shirtSize: ShirtSize | undefined;
  /** Where the form names them. */
  readonly field: string;
}

/** Who a player registers: with a partner, as the fourth of a team, or alone, as the category wants it. */
export function ownEntrants(format: DoubleFormat, personId: string, form: NewRegistration): Entrant[] {
  const self = { playerId: personId, shirtSize: form.playerTShirtSize, field: 'player' };
  if (format === 'randomly') return [self];
  if (format === 'teams') {
    const team = teamOf(form);
    return team.at(-1)?.playerId === personId ? team : refuse('team_needed');
  }
  if (form.partner === undefined) return refuse('partner_needed');
  if (form.partner === personId) return refuse('oneself_as_partner', { partner: ENTRY_FAULTS.oneselfAsPartner });
  return [self, partnerOf(form.partner, form)];
}

/** Who an organizer registers. */
export function othersEntrants(format: DoubleFormat, form: OrganizersRegistration): Entrant[] {
  if (format === 'teams') return teamOf(form);
  if (form.player === undefined) return refuse('player_not_found');
  const player = { playerId: form.player, shirtSize: form.playerTShirtSize, field: 'player' };
  if (format === 'randomly') return [player];
  if (form.partner === undefined) return refuse('partner_needed');
  return [player, partnerOf(form.partner, form)];
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

/** Everybody plays here, with an account that is theirs still; who registers has told all that organizers ask for. */
export async function refuseStrangers(
  tx: Transaction,
  entrants: readonly Entrant[],
  registeredBy: string | undefined,
): Promise<void> {
  const ids = entrants.map(({ playerId }) => playerId);
  const found = await tx
    .select()
    .from(people)
    .where(and(inArray(people.id, ids), eq(people.role, 'player'), eq(people.status, 'active')))
    // Held, so that nobody gives up the account meanwhile.
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

/** Those of some people who take part in a category: by their own word, or because its organizer counts on them. */
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

/** Shirts are asked for where the event has some, and forgotten where it has none. */
export function withShirts(entrants: readonly Entrant[], haveTShirts: boolean): Entrant[] {
  if (!haveTShirts) return entrants.map((entrant) => ({ ...entrant, shirtSize: undefined }));
  return entrants.every(({ shirtSize }) => shirtSize !== undefined) ? [...entrants] : refuse('shirt_needed');
}

/** What is said at the field of each. */
export function atFields(entrants: readonly Entrant[], say: (entrant: Entrant) => string): Record<string, string> {
  return Object.fromEntries(entrants.map((entrant) => [entrant.field, say(entrant)]));
}
