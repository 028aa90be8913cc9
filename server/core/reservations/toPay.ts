import { sql } from 'drizzle-orm';
import { reservations } from '#platform/database/schema/reservations.ts';

/** Its PIX was refunded after the game had begun, and it was paid at the arena after all. */
export const IS_REPAID = sql`${reservations.moneyBack} = 'repaid'`;

/** All that a reservation costs, less what the platform lost of it. */
export const TO_PAY = sql`${reservations.totalCentavos} - ${reservations.lostCentavos}`;
