import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Player } from '../world.ts';

/** Categories for pairs in an approved event, paid through the platform, each with so many places. */
export async function makeCategories(
  database: Database,
  organizer: Player,
  places: readonly number[],
): Promise<readonly string[]> {
  const createdAt = await readNow(database);
  const today = momentIn(createdAt, DEFAULT_ZONE).day;
  const on = (days: number): string => toIsoDay(addDays(today, days));
  const eventId = newId();
  await database.orm.insert(events).values({
    id: eventId,
    organizerId: organizer.id,
    name: 'Copa Maré Alta',
    phoneToContact: '13988887777',
    startsOn: on(20),
    endsOn: on(22),
    arenaName: 'Arena Maré Alta',
    pixOrganizer: 'copa@exemplo.com',
    city: 'Santos',
    street: 'Rua da Areia, 10',
    haveTShirts: false,
    status: 'APROVADO',
    paymentViaGateway: true,
    createdAt,
  });
  const rows = places.map((doublesNumber, index) => ({
    id: newId(),
    eventId,
    doublesNumber,
    name: `Mista ${index + 1}`,
    category: `Mista ${index + 1}`,
    doubleFormat: 'pre-formed' as const,
    priceCentavos: 60_00,
    startsOn: on(20),
    registrationEndsOn: on(17),
    paymentEndsOn: on(18),
    firstPrizeCentavos: 1_000_00,
    secondPrizeCentavos: 500_00,
    thirdPrizeCentavos: 250_00,
    paymentViaGateway: true,
    createdAt,
  }));
  await database.orm.insert(categories).values(rows);
  return rows.map(({ id }) => id);
}

/** What the tables say of a category: places that are counted as taken, live pairs, and debts in carts. */
export async function readTaken({ pool }: Database, category: string) {
  const { rows } = await pool.query<{ taken: number; pairs: string; debts: string }>(
    `select c.doubles_taken as taken,
      (select count(*) from registration r where r.category_id = c.id and r.status <> 'CANCELADA') as pairs,
      (select count(*) from cart_item i join registration r on r.id = i.registration_id where r.category_id = c.id) as debts
      from category c where c.id = $1`,
    [category],
  );
  const [row] = rows;
  return { taken: Number(row?.taken), pairs: Number(row?.pairs), debts: Number(row?.debts) };
}
