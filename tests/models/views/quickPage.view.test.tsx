import { isInaccessible } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

function draw(html: string): Element {
  document.body.innerHTML = html;
  const [element] = document.querySelectorAll('#it');
  if (!element) throw new Error('there is no #it');
  return element;
}

// Red with a selector left out of STYLED in quickPage.ts, and with 'visible' for everything.
it.each([
  ['<div id="it">', 'block', false],
  ['<span id="it">', '', false],
  ['<span id="it" style="display: none">', 'none', true],
  ['<div style="display: none"><span id="it"></span></div>', '', true],
  ['<span id="it" style="visibility: hidden">', '', true],
  ['<div style="visibility: hidden"><span id="it"></span></div>', '', true],
  ['<style>.__m__-r1 { display: none }</style><span id="it" class="__m__-r1">', 'none', true],
])('%s is displayed as "%s", as the simulated page has it', (html, display, isHidden) => {
  const element = draw(html);
  expect([getComputedStyle(element).display, isInaccessible(element)]).toEqual([display, isHidden]);
});

// Red with `\[.*$` left out of `quickMatches`, and with `true` in the place of `false` there.
it.each(['script, style', 'input[type=submit], input[type="button"]', 'span', 'div span', '#it', 'p, .a', '*'])(
  'what matches %j does so as the simulated page has it',
  (selectors) => {
    for (const html of [
      '<input id="it" type="submit">',
      '<div><span id="it" class="a">',
      '<style id="it">',
      '<p id="it">',
    ]) {
      const element = draw(html);
      expect(element.matches(selectors)).toBe([...document.querySelectorAll(selectors)].includes(element));
    }
  },
);

// Red without the real observer of sharedObserver, and where `disconnect` leaves the callback.
it('who observes the document hears of it until the end', async () => {
  let heard = 0;
  const observer = new MutationObserver(() => void (heard += 1));
  observer.observe(document, { subtree: true, childList: true });
  document.body.append('one');
  await expect.poll(() => heard).toBe(1);
  observer.disconnect();
  document.body.append('two');
  const other = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document, { subtree: true, childList: true });
  });
  document.body.append('three');
  await other;
  expect(heard).toBe(1);
});
