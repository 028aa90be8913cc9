import { expect, it } from 'vitest';
import { firstName, Gender, hasCompleteProfile, Role, User } from '#domain/people/person.ts';
import { ProfileChange, ProfileForm, PublicInfo } from '#domain/people/profile.ts';
import { Player, SearchName } from '#domain/people/player.ts';
import { fold } from '#domain/values/text/names.ts';
import { ID } from '../samples.ts';
import { errorsOf, expectWire, expectWords } from '../wire.ts';

const PROFILE = { city: 'Santos', phone: '13988887777', gender: 'F' };

// SPEC 3, Stored user, Role, Gender, Player. Red without a member, or with another word.
it('goes over the wire as the specification has it', () => {
  const user = {
    _id: ID,
    email: 'ana@exemplo.com',
    status: 'ativo',
    unableToLogin: false,
    role: 'player',
    name: 'Ana',
  };
  const more = { ...PROFILE, pendingEmail: 'b@exemplo.com', avatarCDN: '/ana.webp' };
  expectWire(User, { ...user, ...more }, Object.keys(more));
  const player = { _id: ID, name: 'Ana', avatarCDN: '/ana.webp', city: 'Santos', phone: '13988887777' };
  expectWire(Player, player, ['avatarCDN', 'city', 'phone']);
  expectWords(Role, ['player', 'arena-owner', 'admin']);
  expectWords(Gender, ['M', 'F']);
});

// SPEC 5, Player sign-up and Reserving. Red without the check that says it.
it('a profile needs city, phone and gender', () => {
  expectWire(ProfileForm, PROFILE);
  expect(errorsOf(ProfileForm, { city: ' ', phone: '', gender: '' })).toEqual({
    city: 'A cidade é obrigatória.',
    phone: 'O telefone é obrigatório.',
    gender: 'O sexo é obrigatório.',
  });
  expect(errorsOf(ProfileForm, { ...PROFILE, city: 'x'.repeat(80) })).toEqual({});
  expect(errorsOf(ProfileForm, { ...PROFILE, city: 'x'.repeat(81) })).toEqual({
    city: 'A cidade precisa ter no máximo 80 caracteres.',
  });
});

it('a player is asked for what is still missing before reserving', () => {
  expect(hasCompleteProfile({ city: 'Santos', phone: '13988887777', gender: 'F' })).toBe(true);
  expect(hasCompleteProfile({ phone: '13988887777', gender: 'F' })).toBe(false);
  expect(hasCompleteProfile({ city: 'Santos', gender: 'F' })).toBe(false);
  expect(hasCompleteProfile({ city: 'Santos', phone: '13988887777' })).toBe(false);
  expect(hasCompleteProfile({ city: '', phone: '13988887777', gender: 'F' })).toBe(false);
});

it('a name has 3 to 50 characters, besides the spaces around it', () => {
  const told = (name: string) => errorsOf(PublicInfo, { name, city: 'Santos', phone: '13988887777' })['name'];
  expectWire(PublicInfo, { name: 'Ana', city: 'Santos', phone: '13988887777' });
  expect(['Ana', 'x'.repeat(50), '', ' ', 'An', ' An ', 'x'.repeat(51)].map(told)).toEqual([
    undefined,
    undefined,
    'O nome é obrigatório.',
    'O nome é obrigatório.',
    'O nome precisa ter no mínimo 3 caracteres.',
    'O nome precisa ter no mínimo 3 caracteres.',
    'O nome precisa ter no máximo 50 caracteres.',
  ]);
});

// SPEC 7: {city, phone, gender} of the dialog, or {name, city, phone} of the profile page.
it('a profile is changed from the dialog or from the page', () => {
  expectWire(ProfileChange, { name: 'Ana', ...PROFILE }, ['name', 'gender']);
  expect(errorsOf(ProfileChange, { ...PROFILE, gender: 'X' })).toEqual({ gender: 'O sexo é obrigatório.' });
});

// SPEC 2, Layout: 'E aí, {first name}?!'
it('is greeted by the first name', () => {
  expect(['Maria Clara Souza', '  Zé   Carlos', 'Ana', ''].map(firstName)).toEqual(['Maria', 'Zé', 'Ana', '']);
});

// SPEC 5, Player search: at 2 characters or more.
it('is searched for from two letters on, however they are written', () => {
  const told = (name: string) => errorsOf(SearchName, name)[''];
  expect(['Jo', ' jo ', 'x'.repeat(50)].map(told)).toEqual([undefined, undefined, undefined]);
  expect([' j ', 'j', '', 'e\u0301'].map(told)).toEqual(Array(4).fill('Digite pelo menos 2 letras.'));
  expect(told('x'.repeat(51))).toBe('Digite no máximo 50 letras.');
  expect(told('jo\u0000')).toBe('O texto tem caracteres que não podem ser usados.');
  expect(['  JOÃO   da\tSilva ', 'Joa\u0303o da Silva'].map(fold)).toEqual(['joao da silva', 'joao da silva']);
});
