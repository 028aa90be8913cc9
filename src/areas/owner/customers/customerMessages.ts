import type { Arena } from '#domain/arenas/arena.ts';
import { daysUntilBirthday } from '#domain/people/birthday.ts';
import type { CustomerFilter } from '#domain/people/customersAsked.ts';
import type { ListedCustomer } from '#domain/customers/customer.ts';
import type { Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { payLines } from '../debts/index.ts';

interface Occasion {
  readonly arena: Arena;
  /** The list that the customer stands in. */
  readonly filter: CustomerFilter | undefined;
  readonly today: Day;
}

/** What the desk has to say to a customer of a list, ready to be sent; `undefined` where it has nothing in mind. The desk can still change it in WhatsApp. */
export function messageTo(customer: ListedCustomer, { arena, filter, today }: Occasion): string | undefined {
  const { owed, credit, lastGame, birthday } = customer;
  const hello = `Olá, ${customer.name}!`;
  if (filter === 'owing' && owed !== undefined)
    return [`${hello} Na ${arena.name} falta pagar ${formatReais(owed)}.`, ...payLines(arena, owed)].join('\n');
  if (filter === 'credit' && credit !== undefined)
    return `${hello} Você tem ${formatReais(credit)} de crédito na ${arena.name}. Quer marcar um horário com ele?`;
  if (filter === 'weekly') return `${hello} Aqui é da ${arena.name}, sobre o seu horário de toda semana.`;
  if (filter === 'away') {
    const last = lastGame === undefined ? '' : `: a última vez foi em ${formatDay(lastGame)}`;
    return `${hello} Faz tempo que você não joga na ${arena.name}${last}. Quer marcar um horário?`;
  }
  if (birthday !== undefined && daysUntilBirthday(birthday, today) === 0)
    return `${hello} Feliz aniversário! Um abraço de toda a equipe da ${arena.name}.`;
  return undefined;
}
