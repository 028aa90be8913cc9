import { expect, test } from 'vitest';
import { moneyNewsOf } from '#domain/payment/moneyNews.ts';

test.each([
  ['PAGA', 'none', 'none', null, null],
  ['PAGA', 'none', 'disputed', null, 'disputed'],
  ['PAGA', 'none', 'charged_back', null, 'charged_back'],
  ['PENDENTE', 'none', 'unreachable', null, 'unreachable'],
  ['CANCELADA', 'owed', 'none', 'refunding', 'refunding'],
  ['CANCELADA', 'owed', 'charged_back', 'refunded', 'charged_back'],
  ['CANCELADA', 'done', 'none', 'refunded', 'refunded'],
  ['PAGA', 'done', 'none', 'refunded', 'owed_again'],
  ['PAGA', 'repaid', 'none', null, null],
  ['CANCELADA', 'refused', 'none', 'refund_refused', 'refund_refused'],
  ['CANCELADA', 'returned', 'none', 'returned', 'returned'],
] as const)(
  '%s, %s back, %s: the player is told %s, the owner %s',
  (status, moneyBack, chargeTrouble, player, owner) => {
    const books = { status, moneyBack, chargeTrouble };
    expect([moneyNewsOf(books, 'player'), moneyNewsOf(books, 'owner')]).toEqual([player, owner]);
  },
);
