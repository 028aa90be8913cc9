import { formatReais } from '#domain/values/money.ts';
import { expect, it } from 'vitest';
import type { AgendaDay } from '#domain/agenda/agenda.ts';
import { type Card, toDayGrid } from '../../src/areas/owner/agenda/day/dayGrid.ts';
import { aReservation } from './aReservation.ts';

const day: AgendaDay = {
  reservations: [],
  courts: [
    { id: 'one', name: 'Quadra 1' },
    { id: 'two', name: 'Quadra 2' },
  ],
  hours: [18, 19, 20, 22],
  closed: [{ court: 'two', startHours: [22] }],
  closures: [],
  rights: [],
  offers: [],
  mark: 'a',
};

const card: Card = {
  id: 'a',
  who: 'Ana Souza',
  hours: '18:00',
  status: 'PENDENTE',
  sum: 'R$\u00a0120,00',
  left: '',
  part: '',
  isNoShow: false,
  weekly: '',
  note: '',
  isPayable: true,
  isLocal: true,
};
const free = { kind: 'free', over: [] } as const;
const covered = { kind: 'covered' } as const;

function cellsOf(...reservations: AgendaDay['reservations']) {
  return toDayGrid({ ...day, reservations }).courts.map(({ cells }) => cells);
}

it('is free but where the arena closed', () => {
  expect(cellsOf()).toEqual([
    [free, free, free, free],
    [free, free, free, { kind: 'closed', word: 'Fechado', closure: '', over: [] }],
  ]);
});

it('says why an hour is closed, where the arena closed it for a reason', () => {
  const closures = [{ id: 'c', reason: 'rain' as const, hours: [{ court: 'one', startHours: [19] }] }];
  const [cells] = toDayGrid({ ...day, closures }).courts.map((court) => court.cells);
  expect(cells).toEqual([free, { kind: 'closed', word: 'Chuva', closure: 'c', over: [] }, free, free]);
});

it('says whose an hour is that somebody has each week, so far ahead that nothing is booked', () => {
  const rights = [{ court: 'one', startHour: 19, who: 'Ana Souza' }];
  const [cells] = toDayGrid({ ...day, rights }).courts.map((court) => court.cells);
  expect(cells).toEqual([free, { kind: 'closed', word: 'Mensalista: Ana Souza', closure: '', over: [] }, free, free]);
});

it('says to whom an hour is offered, and until when', () => {
  const offers = [{ court: 'one', startHour: 19, who: 'Ana Souza', until: '17:40' }];
  const [cells] = toDayGrid({ ...day, offers }).courts.map((court) => court.cells);
  const word = 'Oferecido a Ana Souza até 17:40';
  expect(cells).toEqual([free, { kind: 'closed', word, closure: '', over: [] }, free, free]);
});

it('makes one card of hours in a row, and says which part of the reservation it is', () => {
  const reservation = aReservation('a', [
    { court: 'one', hours: [19, 18, 22] },
    { court: 'two', hours: [18] },
  ]);
  expect(cellsOf(reservation)).toEqual([
    [
      { kind: 'card', rows: 2, card: { ...card, hours: '18:00 às 20:00', part: '1 de 3' } },
      covered,
      free,
      { kind: 'card', rows: 1, card: { ...card, hours: '22:00', part: '2 de 3' } },
    ],
    [
      { kind: 'card', rows: 1, card: { ...card, part: '3 de 3' } },
      free,
      free,
      { kind: 'closed', word: 'Fechado', closure: '', over: [] },
    ],
  ]);
});

it('shows the live one of a cell, and what is over where the hour is free again', () => {
  const played = [{ court: 'one', hours: [18, 19] }];
  const cancelled = aReservation('b', played, { status: 'CANCELADA', guestPlayerName: 'Bia' });
  const live = aReservation('a', [{ court: 'one', hours: [18] }]);
  const over = [{ id: 'b', who: 'Bia', status: 'CANCELADA' as const, kept: '' }];
  expect(cellsOf(cancelled, live)[0]).toEqual([{ kind: 'card', rows: 1, card }, { kind: 'free', over }, free, free]);
});

it('tells on a cancelled one what the arena kept of it', () => {
  const installments = [{ id: 'i', info: 'Bia', value: 40_00 }];
  const cancelled = aReservation('b', [{ court: 'one', hours: [18] }], { status: 'CANCELADA', installments });
  const [cell] = cellsOf(cancelled)[0] ?? [];
  expect(cell).toMatchObject({ kind: 'free', over: [{ kept: `sinal ${formatReais(40_00)}` }] });
});

it('tells what is left once a part was paid at the arena', () => {
  const installments = [{ id: 'i', info: 'Bia', value: 40_00 }];
  const reservation = aReservation('a', [{ court: 'one', hours: [18] }], { installments });
  expect(cellsOf(reservation)[0]?.[0]).toEqual({
    kind: 'card',
    rows: 1,
    card: { ...card, left: 'falta R$\u00a080,00' },
  });
});
