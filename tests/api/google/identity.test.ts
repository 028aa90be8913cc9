import { Result } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitName, identityFrom } from '#core/people/google/identity.ts';

const CLAIMS = {
  iss: 'https://accounts.google.com',
  sub: '1084',
  email: 'Duda@Gmail.example',
  email_verified: true,
  name: 'Duda Nascimento',
  picture: 'https://lh3.googleusercontent.com/a/x=s96-c',
};
const DUDA = {
  issuer: CLAIMS.iss,
  subject: CLAIMS.sub,
  email: 'duda@gmail.example',
  name: CLAIMS.name,
  picture: CLAIMS.picture,
};
const who = (claims: object) => Result.getOrThrow(identityFrom({ ...CLAIMS, ...claims }));
const why = (claims: object) => Result.getOrThrow(Result.flip(identityFrom({ ...CLAIMS, ...claims })));

describe('who somebody is by a provider', () => {
  it('is what it said, and no more', () => {
    expect(who({ aud: 'quadra-livre', locale: 'pt-BR' })).toEqual(DUDA);
  });

  it.each([false, undefined, null, 'true', 1, 'yes'])('is nobody when the e-mail is verified: %j', (email_verified) => {
    expect(why({ email_verified })).toBe('O email desta conta do Google ainda não foi confirmado.');
  });

  it.each([undefined, null, '', 'duda', 'duda@gmail', 'a b@c.de', `${'a'.repeat(250)}@b.com`, 7])(
    'is nobody with the e-mail %j',
    (email) => {
      expect(why({ email })).toBe('O Google não informou um email válido para esta conta.');
    },
  );

  it.each([undefined, '', 7, 'a\0b', 'x'.repeat(256)])('is nobody with the id %j', (sub) => {
    expect(why({ sub })).toBe('O Google não informou um email válido para esta conta.');
  });

  it.each([
    ['none', undefined, ''],
    ['no text', { url: 'x' }, ''],
    ['no address', 'foto.png', ''],
    ['a script', 'javascript:alert(1)', ''],
    ['a file', 'file:///etc/passwd', ''],
    ['longer than sign-up takes back', `https://x.example/${'a'.repeat(2_000)}`, ''],
    ['written with letters that addresses have not', 'https://x.example/joão.png', 'https://x.example/jo%C3%A3o.png'],
  ])('has a picture that can be asked for, or none: %s', (_what, picture, kept) => {
    expect(who({ picture })).toEqual({ ...DUDA, picture: kept });
  });
});

describe('a name from a provider', () => {
  it.each([
    ['Duda Nascimento', 'Duda Nascimento'],
    ['  Ana \n Lúcia\t', 'Ana Lúcia'],
    // Red with `.trim()` in place of `tidyName`: a name in two pieces is another one than the same in one.
    ['Joa\u0303o  da   Silva', 'João da Silva'],
    ['Zé', 'ze.da.praia'],
    ['', 'ze.da.praia'],
    [undefined, 'ze.da.praia'],
    [{ first: 'Zé' }, 'ze.da.praia'],
    ['a\0b', 'a b'],
    ['x'.repeat(60), 'x'.repeat(50)],
    [`${'x'.repeat(49)}🏖️`, 'x'.repeat(49)],
    [`${'x'.repeat(49)} Souza`, 'x'.repeat(49)],
  ])('%j becomes %j', (name, fitted) => {
    expect(fitName(name, 'ze.da.praia@gmail.example')).toBe(fitted);
  });

  // Red without usablePart in google/identity.ts.
  it('keeps nothing of a name that a form would refuse', () => {
    expect(fitName('\u202eana\ud800\u0007 Souza', 'ana@gmail.example')).toBe('ana Souza');
    expect(fitName('\u200b\u200b\u200b', 'ana.souza@gmail.example')).toBe('ana.souza');
  });

  it('is Jogador when the e-mail is no help either', () => {
    expect(fitName('Zé', 'ze@gmail.example')).toBe('Jogador');
  });

  it('is always one that a sign-up takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.emailAddress(), (name, email) => {
        const fitted = fitName(name, email);
        expect(fitted.length).toBeGreaterThanOrEqual(3);
        expect(fitted.length).toBeLessThanOrEqual(50);
        expect(fitted.trim()).toBe(fitted);
        expect(fitted).not.toContain('\0');
      }),
    );
  });
});
