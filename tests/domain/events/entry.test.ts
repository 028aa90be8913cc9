import { describe, expect, test } from 'vitest';
import type { Category } from '#domain/events/category.ts';
import { entryOf, takesCategories, waysToPay } from '#domain/events/entry.ts';
import type { EventStatus } from '#domain/events/event.ts';

const OPEN = { status: 'INSCRICOES', doubleFormat: 'pre-formed', doublesNumber: 8, doublesTaken: 7 } as const;

type Case = [EventStatus, Partial<Pick<Category, 'status' | 'doubleFormat' | 'doublesTaken'>>, string];

test.each<Case>([
  ['APROVADO', {}, 'open'],
  ['EM_ANDAMENTO', {}, 'open'],
  ['APROVADO', { doublesTaken: 8 }, 'full'],
  // Of those who come alone two make a double.
  ['APROVADO', { doubleFormat: 'randomly', doublesTaken: 15 }, 'open'],
  ['APROVADO', { doubleFormat: 'randomly', doublesTaken: 16 }, 'full'],
  ['APROVADO', { status: 'EM_ANDAMENTO', doublesTaken: 8 }, 'closed'],
  ['EM_ANDAMENTO', { status: 'FINALIZADO' }, 'over'],
  ['FINALIZADO', {}, 'over'],
  ['AGUARDANDO_APROVACAO', {}, 'awaiting'],
  ['CANCELADO', { status: 'FINALIZADO' }, 'cancelled'],
  ['APROVADO', { status: 'CANCELADO' }, 'cancelled'],
])('in an event that is %s, a category with %o is %s', (status, category, entry) => {
  expect(entryOf({ status }, { ...OPEN, ...category })).toBe(entry);
});

test('categories are added until the event is over', () => {
  const statuses = ['AGUARDANDO_APROVACAO', 'APROVADO', 'EM_ANDAMENTO', 'FINALIZADO', 'CANCELADO'] as const;
  expect(statuses.filter((status) => takesCategories({ status }))).toEqual([
    'AGUARDANDO_APROVACAO',
    'APROVADO',
    'EM_ANDAMENTO',
  ]);
});

describe('what is owed is paid', () => {
  const [gateway, organizer] = [{ paymentViaGateway: true }, { paymentViaGateway: false }];

  test.each([
    ['as the event says while it has no category', organizer, [], { viaGateway: false, viaOrganizer: true }],
    ['as its categories say', organizer, [gateway, gateway], { viaGateway: true, viaOrganizer: false }],
    ['both ways where they differ', gateway, [gateway, organizer], { viaGateway: true, viaOrganizer: true }],
  ])('%s', (_, event, categories, ways) => {
    expect(waysToPay(event, categories)).toEqual(ways);
  });
});
