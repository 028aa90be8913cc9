import type { Page } from 'playwright-core';

/** What of a page as it stands cannot be pressed, wherever it is scrolled to: something else lies on it. */
export async function unpressable(page: Page): Promise<string[]> {
  const top = await page.evaluate(() => scrollY);
  const found = await page.evaluate(findUnpressable);
  await page.evaluate((before) => scrollTo(0, before), top);
  return found;
}

/** Runs in the page. */
function findUnpressable(): string[] {
  const shown = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
  const pressed = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';
  // Opened by a touch, and closed by one beside it.
  const OPENED = '[popover], [role="dialog"], [role="listbox"], .mantine-Popover-dropdown';
  const found = new Set<string>();
  for (const element of shown.querySelectorAll<HTMLElement>(pressed)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[inert], [aria-hidden="true"]')) continue;
    const drawn = drawnOf(element);
    if (drawn === undefined) continue;
    drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const above = coverOf(drawn);
    if (above) found.add(`'${wordsOf(element)}' lies under '${wordsOf(above)}' (${above.tagName}.${above.className})`);
  }
  return [...found];

  /** What a finger meets: of a field that is drawn by its label the label. Links for the keyboard alone are not met. */
  function drawnOf(element: HTMLElement): HTMLElement | undefined {
    const { width, height } = element.getBoundingClientRect();
    const { opacity, transform } = getComputedStyle(element);
    if (width >= 4 && height >= 4 && opacity !== '0') return transform === 'none' ? element : undefined;
    return element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  }

  /** The first thing that lies on its middle or near its corners, in as much of it as the screen shows. */
  function coverOf(drawn: HTMLElement): Element | undefined {
    // A link that runs over two lines is met on its lines.
    const box = [...drawn.getClientRects()].toSorted((one, other) => other.width - one.width)[0];
    if (!box) return undefined;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (box.height > innerHeight * 0.6) return undefined;
    for (const x of [0.5, 0.2, 0.8]) {
      for (const y of [0.5, 0.2, 0.8]) {
        const above = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        if (above && layerOf(above) !== layerOf(drawn) && !above.contains(drawn) && !above.closest(OPENED))
          return above;
      }
    }
    return undefined;
  }

  /** The bar, the toast or the like that it belongs to; buttons that a card has in its corners are of the card's own. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  }

  function wordsOf(element: Element): string {
    return (element.getAttribute('aria-label') ?? element.textContent.trim()).slice(0, 40);
  }
}
