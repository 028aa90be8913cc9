import type { arenas } from '#platform/database/schema/arenas.ts';

/** Whether an arena takes the bills of its mensalistas by PIX: as it takes reservations, through the platform. */
export function takesPix({
  paymentMethod,
  closedAt,
}: Pick<typeof arenas.$inferSelect, 'paymentMethod' | 'closedAt'>): boolean {
  return paymentMethod === 'platform' && closedAt === null;
}
