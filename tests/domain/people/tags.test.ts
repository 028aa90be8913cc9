import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { Tags, tagsOf, tagsText, tidyTags, TypedTags } from '#domain/people/tags.ts';

test('are small words, each once however it is written, in the order in which they came', () => {
  expect(tagsOf(' VIP, aluno;Aluno\nÁrbitro,, arbitro ')).toEqual(['vip', 'aluno', 'árbitro']);
  expect(tidyTags(['Torneio   de verão', 'torneio de verao'])).toEqual(['torneio de verão']);
  expect(tagsOf('')).toEqual([]);
  expect(tagsText(['vip', 'aluno'])).toBe('vip, aluno');
});

test('are few and short', () => {
  const isTyped = Schema.is(TypedTags);
  expect([
    isTyped('a,b,c,d,e,f,g,h'),
    isTyped('a,b,c,d,e,f,g,h,i'),
    isTyped('x'.repeat(24)),
    isTyped('x'.repeat(25)),
  ]).toEqual([true, false, true, false]);
  const isTags = Schema.is(Tags);
  expect([isTags(['vip']), isTags(['a,b']), isTags(['']), isTags(Array(9).fill('a'))]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
