import { useState } from 'react';
import type { Offer, Waiting } from '#domain/waiting/waiting.ts';

export interface SeenOffer {
  readonly offer: Offer;
  /** When the server said how long it lasts. */
  readonly readAt: number;
  /** Whether the server still names it. */
  readonly isListed: boolean;
}

export interface SeenPlace {
  readonly waiting: Waiting;
  readonly isListed: boolean;
  readonly offers: readonly SeenOffer[];
}

/**
 * The places that the server names, and those with an offer that it named since the page was opened: what became of the offer
 * stays readable, although the server forgets a place that waits for nothing more.
 */
export function useSeenPlaces(listed: readonly Waiting[], readAt: number): readonly SeenPlace[] {
  const [seen, see] = useState<{ readonly readAt: number; readonly places: readonly SeenPlace[] }>({
    readAt: 0,
    places: [],
  });
  if (seen.readAt === readAt) return seen.places;
  const places = mergePlaces(seen.places, listed, readAt);
  see({ readAt, places });
  return places;
}

/** What was seen before, with what the server names now. */
function mergePlaces(seen: readonly SeenPlace[], listed: readonly Waiting[], readAt: number): SeenPlace[] {
  const left = seen
    .filter(({ waiting, offers }) => offers.length > 0 && listed.every(({ id }) => id !== waiting.id))
    .map(({ waiting, offers }) => ({ waiting, isListed: false, offers: offers.map(asUnlisted) }));
  const current = listed.map((waiting) => {
    const before = seen.find((place) => place.waiting.id === waiting.id)?.offers ?? [];
    const ended = before.filter(({ offer }) => waiting.offers.every(({ id }) => id !== offer.id)).map(asUnlisted);
    return {
      waiting,
      isListed: true,
      offers: [...ended, ...waiting.offers.map((offer) => ({ offer, readAt, isListed: true }))],
    };
  });
  return [...left, ...current];
}

function asUnlisted(seen: SeenOffer): SeenOffer {
  return { ...seen, isListed: false };
}
