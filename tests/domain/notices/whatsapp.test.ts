import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isNoticeKind, KINDS, wordsOf } from '#domain/notices/notice.ts';
import { pushLine } from '#domain/notices/push.ts';
import { codeIn, isStop, newCode, TEMPLATE_TEXTS, templateOf, templateParameter } from '#domain/notices/whatsapp.ts';

/** Of a template's whole text, with its parameters. */
const MOST = 1_024;

it('the operations page has the text of every template as it must be registered', async () => {
  const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  for (const [name, text] of Object.entries(TEMPLATE_TEXTS)) {
    expect(page).toContain(`\`${name}\`\n\n\`\`\`text\n${text}\n\`\`\``);
  }
  expect(Object.keys(TEMPLATE_TEXTS)).toHaveLength(7);
});

it('no text begins or ends with a parameter, and each has words enough around them', () => {
  for (const text of Object.values(TEMPLATE_TEXTS)) {
    expect(text).toMatch(/^[A-Z][^{}]*: \*\{\{1\}\}\*\n\n\{\{2\}\}\n\n[^{}]+PARAR\.$/);
  }
});

it('every notice fits into its template, as WhatsApp takes it', () => {
  for (const kind of Object.keys(KINDS).filter(isNoticeKind)) {
    const { title, line, path } = wordsOf(kind, KINDS[kind].example, 'Ana Souza');
    const parameters = [title, pushLine(line)].map(templateParameter);
    const { mailed = 'always' } = KINDS[kind];
    if (mailed === 'day') continue;
    const text = TEMPLATE_TEXTS[templateOf(mailed)] ?? '';
    expect(text.length + parameters.join('').length).toBeLessThan(MOST);
    for (const parameter of parameters) expect(parameter).toMatch(/^\S(?!.*(?:[\n\t]| {2})).*\S$/);
    expect(path).toMatch(/^\/\w/);
  }
  expect(templateParameter(' a\n\n b\t c     d ')).toBe('a b c d');
});

it('a code is found in whatever is written around it, and nowhere else', () => {
  let drawn = 0;
  const code = newCode((below) => (drawn += 7) % below);
  expect(code).toMatch(/^QL(?:-[2-9A-HJKMNP-Z]{4}){3}$/);
  expect(codeIn(`oi, ${code.toLowerCase()}!`)).toBe(code);
  for (const text of ['', 'QL', code.slice(0, -1), code.replaceAll('-', ' ')]) expect(codeIn(text)).toBeUndefined();
});

it('a word to stop is one in whatever letters, and alone', () => {
  for (const text of ['PARAR', 'parar.', ' Pare! ', 'SAIR', 'stop', 'Cancelar', 'CANCÉLAR'])
    expect(isStop(text)).toBe(true);
  for (const text of ['', 'não parar', 'pararam', 'sairei', '🛑']) expect(isStop(text)).toBe(false);
});
