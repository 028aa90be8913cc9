import { sql } from 'drizzle-orm';
import { chargeParts } from '#platform/database/schema/payments.ts';

/** One place of a registration that a cart's charge pays for. */
export interface SharePlace {
  readonly registrationId: string;
  readonly position: number;
}

/** The name of the refund of one share. It contains the position, because one charge may pay for several. */
export function shareNameOf({ registrationId, position }: SharePlace): string {
  return `${registrationId}.${position}`;
}

/** {@link shareNameOf} as SQL, for a query on `charge_part`. */
export const shareName = sql<string>`${chargeParts.registrationId}::text || '.' || ${chargeParts.position}`;
