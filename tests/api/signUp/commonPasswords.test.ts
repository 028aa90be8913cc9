import { expect, it } from 'vitest';
import { refuseCommonPassword, whyCommon } from '#core/people/commonPasswords.ts';

const MARINA = { email: 'ma.lima@exemplo.com', names: ['Marina Lima', 'Arena Onda Forte'] };
const SOMEBODY = { email: 'x@exemplo.com', names: ['Zenaide Qux'] };

const EVERYBODYS = `
  123456 | 123456789 | qwerty | senha123 | Senha123 | SENHA | senha@2024 | Senha123456 | mudar123 | p@ssw0rd
  flamengo | Flamengo10 | corinthians | Corinthians1910 | São Paulo | são paulo fc | Vasco1898 | Gabriel2010
  quadra-livre | quadralivre | Quadra Livre 2026 | beach tennis | Areia2026 | deus é fiel | te amo | abacaxi
  aaaaaa | 121212121212 | abcdef | fedcba | asdfgh | poiuyt | !!!!!!`;

const MARINAS = `
  marina lima | MarinaLima | marina2024 | Lima1999 | ma.lima | malima | ma.lima@exemplo.com
  arena onda forte | ArenaOndaForte1`;

const GOOD = `
  areia fofa 2026 | kZ8!vq | bola na rede de novo | cavalo bateria grampo | xulipa7391 | rq7-mare | Tr1lha9
  o mar e o vento | 73915028 | maré&sol42`;

it.each(listed(EVERYBODYS))('refuses %s', async (password) => {
  expect(await whyCommon(password, SOMEBODY)).toBeDefined();
});

it.each(listed(MARINAS))("refuses %s, which is Marina's own", async (password) => {
  expect(await whyCommon(password, MARINA)).toBe('own');
  expect(await whyCommon(password, SOMEBODY)).toBe(
    password === 'marina2024' || password === 'Lima1999' ? 'tail' : undefined,
  );
});

it.each(listed(GOOD))('takes %s', async (password) => {
  expect(await whyCommon(password, MARINA)).toBeUndefined();
});

// Red when `tail` of REASONS is what `listed` is.
it.each([
  ['areia2026', 'tail', 'é uma palavra conhecida com um número ou sinal no fim. Junte outras palavras.'],
  ['abacaxi', 'word', 'é uma palavra do dicionário. Junte outras.'],
  ['!!!!!!', 'keys', 'repete teclas ou segue a ordem delas. Escolha outra.'],
  ['Marina Lima', 'own', 'usa o seu nome, o da sua arena ou o seu email. Escolha outra.'],
])('says why %s is common: %s', async (password, because, words) => {
  expect(await whyCommon(password, MARINA)).toBe(because);
  await expect(refuseCommonPassword(password, MARINA)).rejects.toMatchObject({
    details: { password: `Esta senha é muito comum: ${words}` },
  });
});

it('refuses with the message at the field', async () => {
  await expect(refuseCommonPassword('flamengo', MARINA)).rejects.toMatchObject({
    code: 'password_too_common',
    message: 'Esta senha é muito comum. Escolha outra.',
    details: { password: 'Esta senha é muito comum. Escolha outra.' },
  });
  await expect(refuseCommonPassword('areia fofa 2026', MARINA)).resolves.toBeUndefined();
});

function listed(passwords: string): string[] {
  return passwords.trim().split(/\s*[|\n]\s*/);
}
