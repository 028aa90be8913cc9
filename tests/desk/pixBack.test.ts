import { expect, it } from 'vitest';
import { pixBackText as toDesk, returnRefundText } from '../../src/areas/owner/desk/deskTexts.ts';
import { pixBackText as toPlayer } from '../../src/areas/player/booking/mine/myReservationsTexts.ts';
import { aReservation } from '../agenda/aReservation.ts';

const PARTS = ['refunding', 'refunded', 'refused', 'returned'] as const;

it.each([
  [toDesk, ['devolução em andamento.', 'devolvidos.', 'registre aqui.', 'por outro meio.']],
  [toPlayer, ['devolução em andamento', 'devolvidos pelo PIX', 'de outra forma', 'por outro meio']],
])('says what became of the price of hours that were closed', (textOf, ends) => {
  PARTS.forEach((state, index) => {
    const text = textOf({ value: 80_50, state });
    expect(text).toMatch(/^R\$\u00a080,50 das horas/);
    expect(text.endsWith(ends[index] ?? '?'), text).toBe(true);
  });
});

// Red when `refusedOf` in deskTexts.ts is the total.
it('asks for no more than the bank refused', () => {
  const reservation = aReservation('one', [], { totalValue: 161_00, pixBack: [{ value: 80_50, state: 'refused' }] });
  expect(returnRefundText(reservation, 'Ana')).toContain('devolver R$\u00a080,50 a quem pagou');
});
