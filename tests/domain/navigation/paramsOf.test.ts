import { expect, test } from 'vitest';
import { paramsOf } from '#domain/navigation/routes.ts';

test('both readings of an arena address name its id', () => {
  const addresses = ['/cliente/arena/42', '/cliente/42', '/cliente/arena/42/reservar', '/cliente/42/reservar'];
  expect(addresses.map((address) => ({ ...paramsOf(address) }))).toEqual(addresses.map(() => ({ id: '42' })));
});

test('a fixed or unknown address names nothing', () => {
  expect([paramsOf('/cliente/minhas-reservas'), paramsOf('/nada/disso')]).toEqual([{}, {}]);
});
