import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { foldCode } from '#domain/vouchers/voucher.ts';
import type { vouchers } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Cast } from './people.ts';

type NewVoucher = typeof vouchers.$inferInsert;

const COUNT = 22;
const DISCOUNTS = [1_000, 1_500, 2_000, 2_500, 5_000, 10_000] as const;

/** More than two pages of vouchers for the owner: with credits, without credits, lifetime, expired, and expiring soon. */
export function ownersVouchers(arenaId: string, { players }: Cast, today: Day, createdAt: Date): NewVoucher[] {
  return players.slice(0, COUNT).map((player, index) => {
    const discountBasisPoints = DISCOUNTS[index % DISCOUNTS.length] ?? 1_000;
    const name = foldCode(player.name.split(' ')[0] ?? '')
      .normalize('NFD')
      .replace(/[^A-Z]/g, '');
    return {
      arenaId,
      id: newId(),
      playerId: player.id,
      code: `${name}${discountBasisPoints / 100}`,
      discountBasisPoints,
      createdAt,
      status: index % 9 === 4 ? 'EXPIRADO' : 'ATIVO',
      lifetimeUse: index % 4 === 1,
      credits: index % 4 === 1 ? 0 : (index * 3) % 8,
      expiresOn: index % 3 === 0 ? toIsoDay(addDays(today, (index - 4) * 5)) : null,
    };
  });
}
