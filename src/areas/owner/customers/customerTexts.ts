import { daysUntilBirthday, formatBirthday } from '#domain/people/birthday.ts';
import { AWAY_DAYS, type CustomerFilter } from '#domain/people/customersAsked.ts';
import type { FoundCustomer } from '#domain/customers/customer.ts';
import type { Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { maskPhone } from '#domain/people/phone.ts';

export const CUSTOMERS = {
  documentTitle: 'Clientes · Quadra Livre',
  title: 'Clientes',
  lead: 'Quem joga na sua arena, com conta ou só com o cadastro que a recepção fez.',
  search: 'Busque por um cliente',
  placeholder: 'Nome ou parte do telefone',
  filters: 'Quais clientes',
  all: 'Todos',
  sheet: 'Planilha de clientes',
  importSheet: 'Importar clientes',
  tags: 'Etiquetas',
  nobodyTagged: 'Ninguém aqui tem esta etiqueta',
  list: 'Clientes da arena',
  loading: 'Carregando os clientes…',
  unread: 'Não foi possível carregar os clientes.',
  nobody: 'Nenhum cliente por aqui ainda',
  nobodyHint: 'Quem reservar na sua arena, ou para quem você reservar, aparece nesta lista.',
  reserve: 'Fazer reserva',
  notFound: 'Nenhum cliente encontrado',
  notFoundHint: 'Confira o nome, ou busque por uma parte do telefone.',
  pageEmpty: 'Não há clientes nesta página',
  firstPage: 'Ver a primeira página',
  found: 'Clientes encontrados',
  others: 'Outros jogadores da Quadra Livre',
  searching: 'Buscando clientes…',
  none: 'Ninguém da arena com este nome ou telefone: o cadastro será novo.',
  failed: 'Não foi possível buscar os clientes.',
  again: 'Tentar novamente',
  chosen: 'Cliente da arena',
  chosenHint: 'Entra no cadastro deste cliente.',
} as const;

export const FILTER_NAMES: Readonly<Record<CustomerFilter, string>> = {
  owing: 'Devendo',
  credit: 'Com crédito',
  weekly: 'Mensalistas',
  away: 'Sumidos',
};

export const NOBODY_OF: Readonly<Record<CustomerFilter, string>> = {
  owing: 'Ninguém está devendo',
  credit: 'Ninguém tem crédito na arena',
  weekly: 'A arena ainda não tem mensalistas',
  away: `Ninguém sumiu: todos jogaram nos últimos ${AWAY_DAYS} dias`,
};

/** `12 clientes`; of who is away, for how long. */
export function countText(customers: number, filter: CustomerFilter | undefined): string {
  const count = customers === 1 ? '1 cliente' : `${customers.toLocaleString('pt-BR')} clientes`;
  return filter === 'away' ? `${count} sem jogar há ${AWAY_DAYS} dias, e sem reserva` : count;
}

const SOON_DAYS = 7;

/** `aniversário hoje`, or when it is within a week; empty else. */
export function birthdayText({ birthday }: Pick<FoundCustomer, 'birthday'>, today: Day): string {
  if (birthday === undefined) return '';
  const days = daysUntilBirthday(birthday, today);
  if (days === 0) return 'aniversário hoje';
  return days < SOON_DAYS ? `aniversário em ${formatBirthday(birthday).slice(0, 5)}` : '';
}

/** The last choice below those that were found. */
export function newCustomerText(name: string): string {
  return name.trim() === '' ? 'É um cliente novo' : `Novo cliente: ${name.trim()}`;
}

/** `jogou em 12/11/2026 · joga em 05/12/2026`; empty for who did neither. */
export function gamesText({ lastGame, nextGame }: Pick<FoundCustomer, 'lastGame' | 'nextGame'>): string {
  return [
    ...(lastGame === undefined ? [] : [`jogou em ${formatDay(lastGame)}`]),
    ...(nextGame === undefined ? [] : [`joga em ${formatDay(nextGame)}`]),
  ].join(' · ');
}

/** `(13) 99988-7766 · jogou em 12/11/2026`; empty where nothing is known. */
export function knownText({ phone, ...games }: Pick<FoundCustomer, 'phone' | 'lastGame' | 'nextGame'>): string {
  return [phone === undefined ? '' : maskPhone(phone), gamesText(games)].filter((text) => text !== '').join(' · ');
}

/** `deve R$ 80,00`, `crédito de R$ 50,00`; empty without either. */
export function moneyText({ owed, credit }: Pick<FoundCustomer, 'owed' | 'credit'>): string {
  return [
    ...(owed === undefined ? [] : [`deve ${formatReais(owed)}`]),
    ...(credit === undefined ? [] : [`crédito de ${formatReais(credit)}`]),
  ].join(' · ');
}
