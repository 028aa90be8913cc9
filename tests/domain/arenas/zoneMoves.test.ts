import { expect, test } from 'vitest';
import { areSameMoves, doesMove, movesText, type ZoneMoves } from '#domain/arenas/zoneMoves.ts';

const NOW = new Date('2026-11-30T02:45:00Z');
const NOTHING: ZoneMoves = { reservations: 0, series: 0, closures: 0, waiting: 0, others: 0 };
const [BRASILIA, MANAUS, ACRE, RECIFE] = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
  'America/Recife',
];

const first = (text: string) => text.split(' pelo relógio')[0];

test.each([
  [{ reservations: 1 }, MANAUS, '1 reserva passa a começar 1 hora mais tarde'],
  [{ reservations: 12 }, ACRE, '12 reservas passam a começar 2 horas mais tarde'],
  [{ closures: 1, series: 2 }, MANAUS, '2 mensalistas e 1 fechamento de quadras passam a começar 1 hora mais tarde'],
  [
    { waiting: 1, others: 1, series: 1 },
    MANAUS,
    '1 mensalista, 1 lugar na fila e 1 horário guardado passam a começar 1 hora mais tarde',
  ],
] as const)('%j, to %s: %s', (some, zone, text) => {
  expect(first(movesText({ ...NOTHING, ...some }, [BRASILIA, zone], NOW))).toBe(text);
});

// Red without the sign of `shift` in domain/arenas/zoneMoves.ts.
test('towards the east everything begins earlier', () => {
  const text = movesText({ ...NOTHING, reservations: 2 }, [MANAUS, BRASILIA], NOW);
  expect(first(text)).toBe('2 reservas passam a começar 1 hora mais cedo');
});

// Red without either half of `doesMove`.
test('something moves where it lies ahead and the clocks differ', () => {
  const some = { ...NOTHING, waiting: 1 };
  expect(doesMove(some, [BRASILIA, MANAUS], NOW)).toBe(true);
  expect(doesMove(some, [BRASILIA, RECIFE], NOW)).toBe(false);
  expect(doesMove(NOTHING, [BRASILIA, MANAUS], NOW)).toBe(false);
  // Summer time, while Brazil still had it: not in Recife.
  expect(doesMove(some, [BRASILIA, RECIFE], new Date('2018-12-01T12:30:00Z'))).toBe(true);
});

test('what was seen is what there is when every count is the same', () => {
  expect(areSameMoves(NOTHING, { ...NOTHING })).toBe(true);
  expect(areSameMoves(NOTHING, undefined)).toBe(false);
  for (const name of Object.keys(NOTHING)) expect(areSameMoves(NOTHING, { ...NOTHING, [name]: 1 })).toBe(false);
});
