import { sql } from 'drizzle-orm';
import { chargeParts } from '../database/schema/payments.ts';

/** One place of a registration that a cart's charge pays for. */
export interface SharePlace {
  readonly registrationId: string;
  readonly position: number;
}

/** The name under which a share of a charge goes back. It has the place, because one charge may pay for several. */
export function shareNameOf({ registrationId, position }: SharePlace): string {
  return `${registrationId}.${position}`;
}

/** {@link shareNameOf} in a query on `charge_part`. */
export const shareName = sql<string>`${chargeParts.registrationId}::text || '.' || ${chargeParts.position}`;
