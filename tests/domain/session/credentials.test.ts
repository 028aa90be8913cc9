import { expect, it } from 'vitest';
import {
  AccountForm,
  Email,
  EnteredPassword,
  foldEmail,
  ForgotForm,
  NewPassword,
} from '#domain/session/credentials.ts';
import { GoogleMessage, Ticket, TICKET_LENGTH } from '#domain/session/google.ts';
import { LoginForm } from '#domain/session/login.ts';
import { errorsOf, expectWire } from '../wire.ts';

const LONG = `${'a'.repeat(250)}@b.c`;
const TOO_LONG = { email: 'O email precisa ter no máximo 254 caracteres.' };

// SPEC 5, Login. Red without the check that says it.
it('a login needs an e-mail and a password', () => {
  const told = (change: object) => errorsOf(LoginForm, { email: 'ana@exemplo.com', password: 'praia1', ...change });
  expectWire(LoginForm, { email: 'ana@exemplo.com', password: 'praia1' });
  expect(told({ email: '', password: '' })).toEqual({
    email: 'O email é obrigatório.',
    password: 'A senha é obrigatória.',
  });
  expect(told({ password: 'praia' })).toEqual({ password: 'A senha precisa ter no mínimo 6 caracteres.' });
  // Whatever was stored may come in, in any form: only its length is bounded.
  expect(told({ email: 'a' })).toEqual({});
  expect(told({ email: LONG })).toEqual({});
  expect(told({ email: `a${LONG}` })).toEqual(TOO_LONG);
  expect(Object.keys(told({ email: 'a\u0000' }))).toEqual(['email']);
});

// RULES 2: an address is somebody's when its link was opened, so it must be one that a letter can reach.
it('an e-mail is an address and nothing around it', () => {
  const told = (email: string) => errorsOf(ForgotForm, { email })['email'];
  for (const email of ['ana@exemplo.com', 'a.b+c@x.com.br', LONG]) expect(told(email), email).toBeUndefined();
  for (const email of [
    'ana',
    'ana@exemplo',
    '@exemplo.com',
    'ana@.com',
    'ana@exemplo.',
    ' ana@exemplo.com',
    'ana@exemplo.com ',
    'Ana <ana@exemplo.com>',
    'ana@exemplo.com, bia@exemplo.com',
    'ana@exemplo.com>',
    '<ana@exemplo.com',
    'a@b@exemplo.com',
  ])
    expect(told(email), email).toBe('Informe um email válido.');
  expect(told('')).toBe('O email é obrigatório.');
  expect(errorsOf(ForgotForm, { email: `a${LONG}` })).toEqual(TOO_LONG);
  expectWire(ForgotForm, { email: 'ana@exemplo.com' });
  expect(errorsOf(Email, 'ana@exemplo.com')).toEqual({});
});

it('one address has one spelling where accounts are looked up', () => {
  expect(foldEmail('  Ana@Exemplo.COM ')).toBe('ana@exemplo.com');
});

// SPEC 5, Account edit; RULES 2: passwords up to 128 characters.
it('an account is edited with an e-mail, and a password where it changes', () => {
  const form = { email: 'ana@exemplo.com', password: 'areia morna', currentPassword: 'praia' };
  expectWire(AccountForm, form, ['password', 'currentPassword']);
  expect(errorsOf(AccountForm, { email: 'ana', password: 'praia', currentPassword: '' })).toEqual({
    email: 'Informe um email válido.',
    password: 'A senha precisa ter no mínimo 6 caracteres.',
    currentPassword: 'A senha é obrigatória.',
  });
});

it('a password has at most 128 characters, an old one any number below', () => {
  const LONG_PASSWORD = 'A senha precisa ter no máximo 128 caracteres.';
  const told = (text: string) => [errorsOf(NewPassword, text)[''], errorsOf(EnteredPassword, text)['']];
  expect(told('a'.repeat(128))).toEqual([undefined, undefined]);
  expect(told('a'.repeat(129))).toEqual([LONG_PASSWORD, LONG_PASSWORD]);
  expect(told('a')).toEqual(['A senha precisa ter no mínimo 6 caracteres.', undefined]);
});

// SPEC 4, Session, Google flow: 'register' triggers registration, 'success' logs in. RULES 2: shape is checked.
it('a popup says one of four things, whole', () => {
  const nonce = 'nonce';
  expectWire(GoogleMessage, {
    status: 'register',
    nonce,
    token: 't',
    name: 'Ana',
    email: 'ana@exemplo.com',
    picture: '',
  });
  expectWire(GoogleMessage, { status: 'success', nonce, token: 't' });
  expectWire(GoogleMessage, { status: 'link', nonce, token: 't', email: 'ana@exemplo.com' });
  expectWire(GoogleMessage, { status: 'failed', nonce, message: 'Não deu' });
  expect(errorsOf(GoogleMessage, { status: 'other', nonce, token: 't' })).not.toEqual({});
});

// RULES 2: the ticket stands where the specification sends 20 characters.
it('a ticket has 20 characters that need no escaping', () => {
  const told = (ticket: string) => errorsOf(Ticket, ticket)[''];
  const REFUSED = 'Este acesso com o Google não é válido.';
  expect(TICKET_LENGTH).toBe(20);
  expect(
    ['aA0_-'.repeat(4), 'a'.repeat(19), 'a'.repeat(21), `${'a'.repeat(19)}+`, `+${'a'.repeat(20)}`].map(told),
  ).toEqual([undefined, REFUSED, REFUSED, REFUSED, REFUSED]);
});
