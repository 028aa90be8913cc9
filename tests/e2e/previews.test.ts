import { beforeAll, expect, it } from 'vitest';
import { seePreviews, type SeenPage } from './previews/drawPreviews.ts';

let seen: readonly SeenPage[];
beforeAll(async () => {
  ({ seen } = await seePreviews());
});

// Red without `canonical`, `og:url` or the JSON-LD in server/start/linkPreviews/head.ts.
it('each page that people share tells every bot the same, and all that its card needs', () => {
  expect(Object.fromEntries(seen.map(({ page, faults }) => [page.name, faults]))).toEqual({
    home: [],
    finder: [],
    arena: [],
    'arena with a logo': [],
    'choice of hours': [],
    event: [],
    tournament: [],
    'live score': [],
  });
});

// Red without `readLastScore`, and with the arena's address alone in `og:url` of a choice.
it('the hours and the score are in what a bot reads', () => {
  const metaOf = (name: string) => seen.find(({ page }) => page.name === name)?.head.meta;
  expect(metaOf('choice of hours')).toMatchObject({
    'og:title': expect.stringMatching(/^\S+, \d+ de \S+, \d\d:00 às \d\d:00 · /),
    'og:url': expect.stringContaining('/reservar?dia='),
  });
  expect(metaOf('live score')?.['og:description']).toMatch(/^Grupo A: .+ 6 × 3 /);
});
