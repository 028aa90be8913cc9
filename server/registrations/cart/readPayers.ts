import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { cartItems, carts } from '../../database/schema/registrations.ts';

interface Place {
  readonly registrationId: string;
  readonly position: number;
}

export function placeKey({ registrationId, position }: Place): string {
  return `${registrationId}.${position}`;
}

/** In whose carts the places of some registrations are, by {@link placeKey}: also places that are paid already. */
export async function readPayers(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { registrationId, position } = cartItems;
  const rows = await queries
    .select({ registrationId, position, playerId: carts.playerId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(inArray(registrationId, [...ids]));
  return new Map(rows.map((row) => [placeKey(row), row.playerId]));
}
