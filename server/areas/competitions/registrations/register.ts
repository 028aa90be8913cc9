import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { enter, openCategory } from './enter.ts';
import { othersEntrants, othersThan, ownEntrants, refuseStrangers, withShirts } from './entrants.ts';
import type { EntryLimit } from './entryLimit.ts';

export function registerWrites(limit: EntryLimit) {
  const register: Write<'register'> = {
    async decide({ viewer, params, body, reply }, tx) {
      const { personId } = signedIn(viewer);
      await limit.countEntry(tx, { viewer, reply });
      const open = await openCategory(tx, params.id, personId);
      const entrants = withShirts(ownEntrants(open.category.doubleFormat, personId, body), open.event.haveTShirts);
      await refuseStrangers(tx, entrants, personId);
      await limit.refuseCrowd(tx, personId, othersThan(personId, entrants).length);
      return { data: { registration: await enter(tx, open, entrants, personId) } };
    },
  };

  /** An organizer may register any players in their own event; each player is still invited. */
  const registerAsOrganizer: Write<'registerAsOrganizer'> = {
    async decide({ viewer, params, body, reply }, tx) {
      const { personId } = signedIn(viewer);
      await limit.countEntry(tx, { viewer, reply });
      const open = await openCategory(tx, params.id, personId);
      if (open.event.organizer.id !== personId) return refuse('tournament_not_found');
      const entrants = withShirts(othersEntrants(open.category.doubleFormat, body), open.event.haveTShirts);
      await refuseStrangers(tx, entrants, undefined);
      await limit.refuseCrowd(tx, personId, othersThan(personId, entrants).length);
      return { data: { registration: await enter(tx, open, entrants, personId) } };
    },
  };

  return { register, registerAsOrganizer };
}
