import { expect, it } from 'vitest';
import { type Column, guessColumns } from '#domain/imports/columns.ts';

/** The headings that are taken for each column. */
function taken(headings: readonly string[]): Partial<Record<Column, string>> {
  const { head, columns } = guessColumns([headings, headings.map(() => '')]);
  expect(head).toBe(0);
  return Object.fromEntries(Object.entries(columns).map(([column, place]) => [column, headings[place]]));
}

// Red where the leftmost heading wins, and where a part of a heading is as good as the whole.
it('the best heading wins, wherever it stands', () => {
  expect(taken(['Data', 'Hora', 'Cliente', 'Preço', 'Desconto', 'Total'])).toMatchObject({ total: 'Total' });
  expect(taken(['Data', 'Hora', 'Cliente', 'Situação', 'Pago'])).toMatchObject({ paid: 'Pago' });
  expect(taken(['Data', 'Hora', 'Telefone do responsável', 'Responsável pela reserva'])).toMatchObject({
    name: 'Responsável pela reserva',
    phone: 'Telefone do responsável',
  });
});

// Red without OF_ANOTHER, and without a column for what was received.
it('a heading that says something of another thing is not taken for it', () => {
  expect(taken(['Data da compra', 'Data', 'Hora', 'Nome'])).toMatchObject({ day: 'Data' });
  expect(taken(['Data do pagamento', 'Hora', 'Nome'])).not.toHaveProperty('day');
  expect(taken(['Data', 'Hora', 'Nome', 'Forma de pagamento'])).not.toHaveProperty('paid');
  expect(taken(['Data', 'Hora', 'Nome', 'Valor do cancelamento'])).not.toHaveProperty('total');
  expect(taken(['Data', 'Hora', 'Nome', 'Valor pago'])).toMatchObject({ received: 'Valor pago' });
  expect(taken(['Data', 'Hora', 'Nome', 'Valor pago'])).not.toHaveProperty('total');
  expect(taken(['Data', 'Hora', 'Nome', 'Status do pagamento'])).toMatchObject({ paid: 'Status do pagamento' });
});
