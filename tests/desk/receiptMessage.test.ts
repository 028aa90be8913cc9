import { expect, it } from 'vitest';
import type { Reservation } from '#domain/booking/reservation.ts';
import { receiptMessage } from '../../src/areas/owner/desk/receipt/receiptMessage.ts';
import { aReservation } from '../agenda/aReservation.ts';

const ID = '01a1fea4-0000-7000-8000-9fa8e6e77446';
const ARENA = { name: 'Arena Maré Alta', phone: '13988887777' };
const AT = new Date('2026-03-01T12:00:00Z');
const made = (more: Partial<Reservation>) =>
  aReservation(ID, [{ court: 'Quadra 2', hours: [18, 19] }], { guestPhone: '13977776666', ...more });

it('says where, when, for whom, what was paid how and what is open, and no phone', () => {
  const text = receiptMessage(
    ARENA,
    made({
      installments: [
        { id: 'a', info: 'Ana', value: 50_00, method: 'pix', at: AT },
        { id: 'b', kind: 'discount', info: 'Desconto', value: 10_00 },
      ],
      returns: [{ id: 'c', value: 5_00, method: 'cash', at: AT }],
    }),
  );
  expect(text.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Recibo de reserva Nº E6E7-7446',
    'Arena Maré Alta',
    'quinta-feira, 05/03/2026',
    '18:00 às 20:00, Quadra 2',
    'Para: Ana Souza',
    'Situação: Pendente',
    'Total: R$ 120,00',
    'Pagamentos:',
    '• Ana, PIX na arena: R$ 50,00',
    '• Desconto: − R$ 10,00',
    '• Devolução, Dinheiro: − R$ 5,00',
    'Falta pagar: R$ 65,00',
    'Recibo sem valor fiscal',
  ]);
  expect(text).not.toMatch(/\d{8,}/);
});

it('of one that was paid on-line says by what, and that nothing is open; of a cancelled one nothing is open', () => {
  const paid = receiptMessage(ARENA, made({ status: 'PAGA', paymentMethod: 'platform', paid: true }));
  expect(paid.replaceAll('\u00a0', ' ')).toContain('Pagamentos:\n• Recebido por PIX: R$ 120,00\nNada a pagar');
  const over = receiptMessage(ARENA, made({ status: 'CANCELADA' }));
  expect(over).toContain('Situação: Cancelada');
  expect(over).not.toMatch(/Falta pagar|Nada a pagar|Pagamentos/);
});
