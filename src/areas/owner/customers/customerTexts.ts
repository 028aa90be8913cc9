import type { FoundCustomer } from '#domain/customers/customer.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { maskPhone } from '#domain/people/phone.ts';

export const CUSTOMERS = {
  found: 'Clientes encontrados',
  others: 'Outros jogadores da Quadra Livre',
  searching: 'Buscando clientes…',
  none: 'Cliente novo: o cadastro é feito com a reserva.',
  failed: 'Não foi possível buscar os clientes.',
  again: 'Tentar novamente',
  chosen: 'Cliente da arena',
  chosenHint: 'A reserva entra no cadastro deste cliente.',
} as const;

/** The last choice below those that were found. */
export function newCustomerText(name: string): string {
  return name.trim() === '' ? 'É um cliente novo' : `Novo cliente: ${name.trim()}`;
}

/** `(13) 99988-7766 · jogou em 12/11/2026 · joga em 05/12/2026`; empty where nothing is known. */
export function knownText({
  phone,
  lastGame,
  nextGame,
}: Pick<FoundCustomer, 'phone' | 'lastGame' | 'nextGame'>): string {
  return [
    ...(phone === undefined ? [] : [maskPhone(phone)]),
    ...(lastGame === undefined ? [] : [`jogou em ${formatDay(lastGame)}`]),
    ...(nextGame === undefined ? [] : [`joga em ${formatDay(nextGame)}`]),
  ].join(' · ');
}

/** `deve R$ 80,00`, `crédito de R$ 50,00`; empty without either. */
export function moneyText({ owed, credit }: Pick<FoundCustomer, 'owed' | 'credit'>): string {
  return [
    ...(owed === undefined ? [] : [`deve ${formatReais(owed)}`]),
    ...(credit === undefined ? [] : [`crédito de ${formatReais(credit)}`]),
  ].join(' · ');
}
