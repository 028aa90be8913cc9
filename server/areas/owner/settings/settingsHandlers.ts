import { eq } from 'drizzle-orm';
import { inOrder } from '#domain/arenas/cancellationPolicy.ts';
import { readPosition } from '#domain/arenas/position.ts';
import { searchKeyOf } from '#domain/directory/search.ts';
import { maskInstagram } from '#domain/arenas/arenaFields.ts';
import { pixKeyOf } from '#domain/payment/pixKey.ts';
import { tidyName } from '#domain/values/text/names.ts';
import { requireProof } from '#core/people/stepUp.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { liveAccountOf } from '#core/payment/accounts/liveAccount.ts';
import { ONE_CENTAVO } from '#core/payment/provider.ts';
import { changeArena, shownArena } from './changeArena.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { arrangeArenaPhotos, makeAddArenaPhoto, makeUpdateArenaAvatar, removeArenaAvatar } from './pictures.ts';
import { receiverOf } from '../paymentLinks/linkArena.ts';
import { openingHandlers } from './openingHours.ts';
import { passed } from './publication.ts';
import { tellOfMoney } from '#core/arenas/tellOfMoney.ts';
import { zoneFollowing, zoneHandlers } from './zone.ts';

/** The handlers of the calls in `domain/contract/settings.ts`. */
export function settingsHandlers({ database, providers, preparePicture }: Dependencies) {
  const { orm } = database;
  const myArena: Read<'myArena'> = async ({ viewer }) => {
    const arena = await ownedArena(orm, viewer);
    const { data } = await shownArena(orm, arena);
    const isOf = eq(arenas.id, arena.id);
    const [owned] = await orm
      .select({ account: liveAccountOf(arenas.ownerId) })
      .from(arenas)
      .where(isOf);
    const account = owned?.account ?? null;
    const { leastAmount } = providers.accountFor(account);
    const takesPixByLink = receiverOf({ ...arena, account }, providers) !== undefined;
    const least = leastAmount > ONE_CENTAVO && { leastPix: leastAmount };
    return { data: { ...data, ...least, ...(takesPixByLink && { takesPixByLink }) } };
  };
  return {
    myArena,
    updatePaymentMethod,
    updateArenaPix,
    updateBookingRules,
    updateCancellationPolicy,
    updateArenaProfile,
    updateArenaAvatar: makeUpdateArenaAvatar(preparePicture),
    removeArenaAvatar,
    addArenaPhoto: makeAddArenaPhoto(preparePicture),
    arrangeArenaPhotos,
    ...zoneHandlers({ database }),
    ...openingHandlers({ database }),
  };
}

/** Applies to future reservations: existing ones keep their payment method. */
const updatePaymentMethod: Write<'updatePaymentMethod'> = {
  decide: async ({ viewer, query, body: { paymentMethod } }, tx) => {
    const arena = await ownedArena(tx, viewer);
    if (arena.paymentMethod !== paymentMethod) {
      await requireProof(tx, viewer);
      await tellOfMoney(tx, arena.id, signedIn(viewer).personId, paymentMethod);
    }
    return changeArena(tx, arena.id, query.version, { paymentMethod, guidePassed: passed('payment', arena) });
  },
};

/** The key is kept in its normal form: typed in another way it is the same, and nothing is told. */
const updateArenaPix: Write<'updateArenaPix'> = {
  decide: async ({ viewer, query, body: { pix } }, tx) => {
    const { id, ...before } = await ownedArena(tx, viewer);
    const pixKey = pix === null ? null : (pixKeyOf(pix.key) ?? refuse('malformed'));
    const pixReceiver = pix === null ? null : tidyName(pix.receiver);
    if (pixKey !== before.pixKey || pixReceiver !== before.pixReceiver) await requireProof(tx, viewer);
    if (pixKey !== before.pixKey) {
      await tellOfMoney(tx, id, signedIn(viewer).personId, pixKey === null ? 'noPixKey' : 'pixKey');
    }
    return changeArena(tx, id, query.version, { pixKey, pixReceiver });
  },
};

/**
 * Applies to future reservations: existing ones stay even if they exceed the new rules. Credit that is there already has all of
 * its months from now on: nobody's expires in the moment in which an arena chooses.
 */
const updateBookingRules: Write<'updateBookingRules'> = {
  decide: async ({ viewer, query, body: { maxDaysAhead, maxUnpaidHours, voucherUnit, creditMonths } }, tx) => {
    const { id, creditMonths: before } = await ownedArena(tx, viewer);
    const isNew = creditMonths !== undefined && creditMonths !== before;
    return changeArena(tx, id, query.version, {
      maxDaysAhead,
      maxUnpaidHours,
      ...(voucherUnit && { voucherUnit }),
      ...(isNew && { creditMonths, creditMonthsFrom: creditMonths === null ? null : tx.now }),
    });
  },
};

/** Applies to future reservations: existing ones keep what they were made under. */
const updateCancellationPolicy: Write<'updateCancellationPolicy'> = {
  decide: async ({ viewer, query, body: { tiers, gives, bonus } }, tx) => {
    const { id } = await ownedArena(tx, viewer);
    const policy = tiers.length > 0 ? { tiers: inOrder(tiers), gives, bonus } : null;
    return changeArena(tx, id, query.version, { cancellationPolicy: policy });
  },
};

const updateArenaProfile: Write<'updateArenaProfile'> = {
  decide: async ({ viewer, query, body: { name, address, position, description, socials, phone } }, tx) => {
    const arena = await ownedArena(tx, viewer);
    const { city } = address;
    const street = address.street === undefined ? arena.street : address.street.trim() || null;
    const district = address.district === undefined ? arena.district : address.district.trim() || null;
    const { instagram } = socials;
    return changeArena(tx, arena.id, query.version, {
      name,
      city,
      street,
      district,
      phone,
      guidePassed: passed('profile', arena),
      searchKey: searchKeyOf({ name, district, city }),
      ...(await zoneFollowing(tx, arena, city)),
      // What is absent stays unchanged.
      ...(position !== undefined && (readPosition(position) ?? { lat: null, lng: null })),
      ...(description !== undefined && { description: description.trim() || null }),
      ...(instagram !== undefined && { instagram: maskInstagram(instagram) }),
    });
  },
};
