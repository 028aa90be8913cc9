import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Participant } from '#domain/registrations/registration.ts';
import type { Queries } from '#platform/database/database.ts';
import { chargeParts, charges } from '#platform/database/schema/payments.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import { placeKey } from './cart/readPayers.ts';

export type Disputes = ReadonlyMap<string, NonNullable<Participant['dispute']>>;

/** The places of a category, by `placeKey`, whose PIX is disputed at the bank or was lost in a dispute. */
export async function readDisputes(queries: Queries, categoryId: string): Promise<Disputes> {
  const { registrationId, position } = chargeParts;
  const rows = await queries
    .select({ registrationId, position, status: charges.status })
    .from(chargeParts)
    .innerJoin(registrations, eq(registrations.id, registrationId))
    .innerJoin(charges, eq(charges.id, chargeParts.chargeId))
    .where(and(eq(registrations.categoryId, categoryId), inArray(charges.status, ['disputed', 'charged_back'])))
    .orderBy(asc(charges.id));
  return new Map(
    rows.flatMap(({ status, ...place }) =>
      status === 'disputed' || status === 'charged_back' ? [[placeKey(place), status]] : [],
    ),
  );
}
