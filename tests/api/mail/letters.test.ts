import { describe, expect, it } from 'vitest';
import { isNoticeKind, KINDS } from '#domain/notices/notice.ts';
import { changeLetter } from '#core/notices/changeLetter.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { letterMail } from '#core/notices/mail/letterMail.ts';
import { noticeLetter } from '#core/notices/mail/noticeLetter.ts';
import { resetLetter } from '#core/people/letters/resetLetter.ts';

const HOME = 'https://quadra.example';
const TOKEN = 'T'.repeat(43);
const textOf = (letter: Letter): string => letterMail('ana@exemplo.com', letter, HOME).text;
const htmlOf = (letter: Letter): string => letterMail('ana@exemplo.com', letter, HOME).html;

describe('the link', () => {
  it('comes with all that a person must know, in a text that stands alone', () => {
    const letter = resetLetter({ name: 'Ana Souza', token: TOKEN }, HOME);
    expect(textOf(letter)).toBe(`Escolha uma nova senha

Olá, Ana!

Recebemos um pedido para trocar a senha da sua conta na Quadra Livre.

Escolher nova senha:
https://quadra.example/esqueceu-senha/${TOKEN}

O link vale por 30 minutos e funciona uma única vez. Se você pedir outro, só o mais novo funciona.

Se não foi você, ignore esta mensagem: sua senha continua a mesma.

Quadra Livre
https://quadra.example

Mensagem automática: não é preciso responder.
`);
  });

  it('is a button and, below, an address to copy', () => {
    const html = htmlOf(resetLetter({ name: 'Ana', token: TOKEN }, HOME));
    const address = `https://quadra.example/esqueceu-senha/${TOKEN}`;
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => [href, text]);
    expect(links).toEqual([
      [address, 'Escolher nova senha'],
      [address, address],
      [HOME, HOME],
    ]);
    expect(html).toMatch(/display:\s*none[^>]*>O link vale por 30 minutos\./);
    expect(html).toContain('<html lang="pt-BR">');
  });
});

describe('a name', () => {
  it.each([
    ['Ana Souza', 'Olá, Ana!'],
    ["  D'Ávila-Luz  ", "Olá, D'Ávila-Luz!"],
    ['Ângela', 'Olá, Ângela!'],
    // Anybody can sign up with another's address: what they call themselves must not become a link or an order.
    ['https://premio.example Ana', 'Olá!'],
    ['premio.example', 'Olá!'],
    ['<b>Ana</b>', 'Olá!'],
    ['', 'Olá!'],
  ])('%j is greeted with %j', (name, greeting) => {
    expect(resetLetter({ name, token: TOKEN }, HOME).greeting).toBe(greeting);
  });
});

it('what is put in is text, never HTML', () => {
  const evil = '"><img src=x onerror=alert(1)>\'&';
  const html = htmlOf({
    subject: evil,
    preheader: evil,
    greeting: evil,
    paragraphs: [evil],
    action: { label: evil, address: `https://quadra.example/${evil}` },
    notes: [evil],
  });
  expect(html).not.toContain('<img');
  expect(html.split('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;')).toHaveLength(11);
});

describe('a notice', () => {
  it('of a new password says what to do when it was somebody else', () => {
    expect(textOf(noticeLetter('passwordChanged', HOME))).toBe(`Sua senha foi alterada

Olá!

A senha da sua conta na Quadra Livre acaba de ser alterada. Nos outros aparelhos será preciso entrar de novo.

Se foi você, está tudo certo. Se não foi, alguém conhece seus dados de acesso: escolha outra senha agora.

Escolher outra senha:
https://quadra.example/recuperar-senha

Se você usa a mesma senha em outros lugares, troque lá também.

Quadra Livre
https://quadra.example

Mensagem automática: não é preciso responder.
`);
  });

  it('of a new e-mail goes without a link: its account is no longer behind this address', () => {
    const letter = noticeLetter('emailChanged', HOME);
    expect(textOf(letter)).toBe(`O email da sua conta foi alterado

Olá!

O email da sua conta na Quadra Livre acaba de ser alterado. Este endereço não serve mais para entrar.

Se foi você, está tudo certo. Se não foi, alguém entrou na sua conta: procure a equipe da Quadra Livre o quanto antes.

Se a senha desta caixa de email é a mesma da sua conta, troque-a também.

Quadra Livre
https://quadra.example

Mensagem automática: não é preciso responder.
`);
    expect(htmlOf(letter).match(/<a /g)).toHaveLength(1);
  });
});

describe('a letter about a change', () => {
  const letters = Object.keys(KINDS)
    .filter(isNoticeKind)
    .map((kind) => changeLetter({ name: 'Ana', kind, facts: KINDS[kind].example, who: 'Bia Lima' }, HOME));

  // Red with the title as a paragraph of changeLetter.ts, and without `subject` in letterText.ts.
  it('says once what happened, above the rest, in both forms', () => {
    for (const letter of letters) {
      const { subject } = letter;
      expect(textOf(letter).startsWith(`${subject}\n\nOlá, Ana!\n`)).toBe(true);
      expect(textOf(letter).split(subject)).toHaveLength(2);
      // The title of the document, and its heading.
      expect(htmlOf(letter).split(`>${subject}<`)).toHaveLength(3);
      expect(htmlOf(letter)).not.toContain(`>${subject}.<`);
    }
  });
});
