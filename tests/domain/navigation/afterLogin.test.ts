import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterLogin, loginPath, routeOf } from '#domain/navigation/routes.ts';

const ORIGIN = 'https://quadralivre.example';

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '////evil.example/cliente/minhas-reservas',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'http://evil.example/cliente/minhas-reservas',
  'HTTPS://EVIL.EXAMPLE',
  `${ORIGIN}.evil.example/`,
  `${ORIGIN}@evil.example/`,
  `${ORIGIN}/cliente/minhas-reservas`,
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/cliente\\..\\..\\evil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/cliente/%2f%2fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/cliente/..//evil.example',
  '/./%2e%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '/cliente/minhas-reservas\t',
  '/cliente/minhas-reservas\n',
  '?continue=//evil.example',
  '#//evil.example',
  '@evil.example',
  '.evil.example',
  'evil.example',
  '//evil.example@quadralivre.example',
  '/@evil.example:80/..//evil.example',
  '//[::1]',
  '//3627734734',
  '/entrar',
  '/entrar?continue=//evil.example',
  '/cadastrar',
  '/cadastrar-arena',
  '/recuperar-senha',
  '/esqueceu-senha/abc',
  '/nao-existe',
  '/api/v1/auth/logout',
  '/sandbox/banco',
  '/empresa',
  '',
  '/..',
  'null',
  'undefined',
];

// Row 18. Red without safeTarget in domain/navigation/routes.ts, or without any one of its four conditions.
describe('a hostile continue', () => {
  test.each(HOSTILE)('%j leads home', (target) => {
    expect(afterLogin('player', target, ORIGIN)).toBe('/');
  });

  test('whatever it is, leads to a screen of this app on this origin', () => {
    const pieces = fc.constantFrom(
      ...HOSTILE,
      '/',
      '\\',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'cliente',
      'arena',
      '\t',
    );
    const targets = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(targets, (target) => {
        const url = new URL(afterLogin('player', target, ORIGIN), ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(routeOf(url.pathname)).toBeDefined();
        expect(routeOf(url.pathname)).not.toBe('login');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an honest continue', () => {
  test.each([
    ['/cliente/minhas-reservas', '/cliente/minhas-reservas'],
    ['/cliente/arena/0190c8f0/reservar?dia=2026-03-05', '/cliente/arena/0190c8f0/reservar?dia=2026-03-05'],
    ['/eventos?view=myEvents&tab=FINALIZADO', '/eventos?view=myEvents&tab=FINALIZADO'],
    ['/cliente/perfil#email', '/cliente/perfil'],
    ['/', '/'],
  ])('%s is followed by a player', (target, to) => {
    expect(afterLogin('player', target, ORIGIN)).toBe(to);
  });

  test('means nothing to owners and admins, who have their own start', () => {
    expect(afterLogin('arena-owner', '/cliente/minhas-reservas', ORIGIN)).toBe('/empresa/dashboard');
    expect(afterLogin('admin', '/eventos', ORIGIN)).toBe('/admin/arenas');
  });

  test('when there is none, a player starts at home', () => {
    expect(afterLogin('player', null, ORIGIN)).toBe('/');
  });

  test('survives the way through the login page', () => {
    for (const target of ['/cliente/minhas-reservas', '/eventos?view=myEvents&tab=A%20B']) {
      const login = new URL(loginPath(target), ORIGIN);
      expect(login.pathname).toBe('/entrar');
      expect(afterLogin('player', login.searchParams.get('continue'), ORIGIN)).toBe(target);
    }
    expect(loginPath('/')).toBe('/entrar');
  });
});
