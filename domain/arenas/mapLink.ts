import type { Arena } from './arena.ts';

/** Opens the map's app or page at the arena's address, found by its name and place. */
export function mapLink(name: string, { street, district, city }: Arena['address']): string {
  const place = [name, street, district, city].filter((part) => part !== undefined).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
