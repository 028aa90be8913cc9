import { type Placeholder, sql } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';

interface Places {
  readonly arenaId: Placeholder;
  /** The booking's own id. */
  readonly id: Placeholder;
  readonly day: Placeholder;
  /** Until when; null without an end. */
  readonly expiresAt: Placeholder;
  /** In the order of `inClaimOrder`. */
  readonly hours: readonly { readonly courtId: Placeholder; readonly hour: Placeholder }[];
}

/**
 * What `claimAll` does, as parts of the one statement of a new booking: that runs far more often than all the others, and is
 * prepared. `claimed` has the hours that it got.
 */
export function claimParts(queries: Queries, { arenaId, id, day, expiresAt, hours }: Places) {
  const occupying = queries
    .$with('occupying')
    .as(queries.insert(occupants).values({ arenaId, id, kind: 'booking', expiresAt: sql`${expiresAt}` }));
  const claimed = queries.$with('claimed').as(
    queries
      .insert(slotClaims)
      .values(hours.map(({ courtId, hour }) => ({ arenaId, occupantId: id, day, courtId, hour })))
      .onConflictDoNothing()
      .returning({ courtId: slotClaims.courtId, hour: slotClaims.hour }),
  );
  return { occupying, claimed };
}
