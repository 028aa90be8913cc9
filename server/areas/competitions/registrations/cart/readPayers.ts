import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { cartItems, carts } from '#platform/database/schema/registrations.ts';

interface Place {
  readonly registrationId: string;
  readonly position: number;
}

export function placeKey({ registrationId, position }: Place): string {
  return `${registrationId}.${position}`;
}

/** The owner of the cart that holds each place, by {@link placeKey}, also for places that are already paid. */
export async function readPayers(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { registrationId, position } = cartItems;
  const rows = await queries
    .select({ registrationId, position, playerId: carts.playerId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(inArray(registrationId, [...ids]));
  return new Map(rows.map((row) => [placeKey(row), row.playerId]));
}
