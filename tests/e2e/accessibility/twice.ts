import type { Page } from 'playwright-core';

/**
 * Writes each letter of a page as it stands twice, so that every text is as long as two: words too, which no line breaks.
 * @returns a function that writes them once again
 */
export async function writeTwice(page: Page): Promise<() => Promise<void>> {
  const before = await page.evaluateHandle(doubleLetters);
  return () => before.evaluate(restore);
}

type Written = readonly (readonly [node: Node, text: string])[];

/** Runs in the page: the texts as they were. What is marked so, such as a name in a logo, is of every language. */
function doubleLetters(): Written {
  const twice = (text: string) => text.replaceAll(/\p{Letter}/gu, '$&$&');
  const before: (readonly [Node, string])[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, [translate="no"]')) continue;
    const text = node.textContent ?? '';
    before.push([node, text]);
    node.textContent = twice(text);
  }
  return before;
}

/** Runs in the page. */
function restore(before: Written): void {
  for (const [node, text] of before) node.textContent = text;
}
