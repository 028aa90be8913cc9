import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOfPage, picturesPage } from '../e2e/messages/picturesPage.ts';

const DRAW = 'Run `npm run docs:messages`, and look at what it drew';

// Red with a kind more in domain/notices, and with a picture less in docs/messages.
it('every message has its picture on a phone and by mail', () => {
  expect(readdirSync('docs/messages').toSorted(), DRAW).toEqual(filesOfPage());
});

// Red with a word changed in domain/notices: only the command that draws the pictures writes the page.
it('the pictures were drawn with the words of today', () => {
  expect(readFileSync('docs/messages-pictures.md', 'utf8'), DRAW).toBe(picturesPage());
});
