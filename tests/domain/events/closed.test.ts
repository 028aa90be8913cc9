import { expect, test } from 'vitest';
import { isClosed } from '#domain/events/entry.ts';

const category = { status: 'INSCRICOES', doubleFormat: 'pre-formed', doublesNumber: 2, doublesTaken: 0 } as const;
const over = { ...category, status: 'FINALIZADO' } as const;
const event = { status: 'APROVADO' } as const;

// Red when `isClosed` looks at the event alone: 'Inscrições abertas' stands beside a tournament that is over.
test('an event is open as long as one of its tournaments is, or would be but for its places', () => {
  expect(isClosed(event, [])).toBe(false);
  expect(isClosed(event, [over, category])).toBe(false);
  expect(isClosed(event, [over, { ...category, doublesTaken: 2 }])).toBe(false);
  expect(isClosed(event, [over, { ...category, status: 'EM_ANDAMENTO' }])).toBe(true);
  expect(isClosed(event, [over])).toBe(true);
});
