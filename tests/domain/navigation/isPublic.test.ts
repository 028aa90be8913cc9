import { expect, it } from 'vitest';
import { isPublic } from '#domain/navigation/routes.ts';

it.each([
  ['/', true],
  ['/entrar', true],
  ['/privacidade', true],
  ['/cliente/arena/42', true],
  ['/nao/existe', true],
  ['/cliente/arena/42/reservar', false],
  ['/eventos', false],
  ['/empresa/dashboard', false],
  ['/admin/configuracoes', false],
])('%s ends with who runs the platform: %s', (path, isIt) => {
  expect(isPublic(path)).toBe(isIt);
});
