import type { FormerPrice, TimeSlot } from '#domain/slots/slot.ts';

/** What each hour cost before, as far as it is known: only of an hour that nothing else has changed in between. */
export function formerPrices(before: readonly TimeSlot[], after: readonly TimeSlot[]): FormerPrice[] {
  return after.flatMap(({ id, version }) => {
    const known = before.find((slot) => slot.id === id && slot.version + 1 === version);
    return known ? [{ id, price: known.price, version }] : [];
  });
}
