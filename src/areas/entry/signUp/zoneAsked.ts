import { zoneOfCity } from '#domain/arenas/zoneOf.ts';

/** The zone that a form sends: none where the city leaves no doubt, else the chosen one, or what it was guessed to be. */
export function zoneAsked(city: string, chosen: string): { zone?: string } {
  const { zone, isSure } = zoneOfCity(city);
  return isSure ? {} : { zone: chosen || zone };
}
