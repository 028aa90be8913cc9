import { expect, it } from 'vitest';
import { cardName } from '../../src/areas/owner/agenda/grid/cellNames.ts';
import { toDayGrid } from '../../src/areas/owner/agenda/day/dayGrid.ts';
import { aReservation } from './aReservation.ts';

const HOURS = [{ court: 'one', hours: [18] }];
const day = {
  courts: [{ id: 'one', name: 'Quadra 1' }],
  hours: [18],
  closed: [],
  closures: [],
  rights: [],
  offers: [],
  mark: 'a',
};

function nameOf(reservation: ReturnType<typeof aReservation>): string {
  const cell = toDayGrid({ ...day, reservations: [reservation] }).courts[0]?.cells[0];
  return cell?.kind === 'card' ? cardName(cell.card, 'Quadra 1').replaceAll('\u00a0', ' ') : '';
}

it('says that nobody came, before the status', () => {
  expect(nameOf(aReservation('a', HOURS))).toBe('18:00, Quadra 1, Ana Souza, Pendente, R$ 120,00');
  expect(nameOf(aReservation('a', HOURS, { noShowAt: new Date(0) }))).toBe(
    '18:00, Quadra 1, Ana Souza, Não compareceu, Pendente, R$ 120,00',
  );
});

// Red without `weekly` in cardOf, and in cardName.
it('says that it is a mensalista’s, and one who pays by the month', () => {
  const of = (inBill: 'week' | 'stays') => nameOf(aReservation('a', HOURS, { inBill }));
  expect(of('week')).toBe('18:00, Quadra 1, Ana Souza, Pendente, R$ 120,00, Mensalista');
  expect(of('stays')).toBe('18:00, Quadra 1, Ana Souza, Pendente, R$ 120,00, Mensalista por mês');
});
