import { searchKeyOf } from '#domain/directory/search.ts';
import { zoneOfCity } from '#domain/arenas/zoneOf.ts';
import type { NewArena } from '#domain/signUp/signUp.ts';
import { maskInstagram } from '#domain/arenas/arenaFields.ts';
import type { arenas } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import type { PersonRow } from '#core/people/user.ts';

/** A new arena, still without courts, hours and photos, and so not public, in the zone of its city. Its customers pay at the arena until the owner changes that. */
export function arenaRow(
  form: NewArena,
  owner: Pick<PersonRow, 'id' | 'avatar'>,
  createdAt: Date,
): typeof arenas.$inferInsert & { id: string } {
  const {
    name,
    address: { city },
  } = form;
  return {
    id: newId(),
    ownerId: owner.id,
    name,
    city,
    phone: form.phone,
    instagram: maskInstagram(form.socials.instagram),
    avatar: owner.avatar,
    paymentMethod: 'local',
    searchKey: searchKeyOf({ name, city }),
    zone: form.zone ?? zoneOfCity(city).zone,
    zoneSetAt: createdAt,
    createdAt,
    publishedAt: null,
  };
}
