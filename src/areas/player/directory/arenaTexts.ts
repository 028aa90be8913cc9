import { formatReais } from '#domain/values/money.ts';

export const UNKNOWN = {
  title: 'Arena não encontrada',
  hint: 'O endereço pode ter mudado, ou a arena saiu do Quadra Livre.',
  seeAll: 'Ver todas as arenas',
} as const;

export const FROM = 'a partir de';

/** `a partir de R$ 50,00/h`, in one line on a phone's card; in centavos. */
export function fromText(lowest: number): string {
  return `${FROM} ${formatReais(lowest)}/h`;
}

export function courtsText(courts: number): string {
  return courts === 1 ? '1 quadra' : `${courts} quadras`;
}

/** `Copacabana, Rio de Janeiro`, or the city alone. */
export function placeText({ city, district }: { readonly city: string; readonly district?: string }): string {
  return district ? `${district}, ${city}` : city;
}
