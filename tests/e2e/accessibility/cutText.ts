import type { Page } from 'playwright-core';

/** What of a page as it stands cannot be read: text that is cut, text over text, and what lies beside the screen. */
export async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(findUnreadable);
}

/** Runs in the page. */
function findUnreadable(): string[] {
  const found = new Set<string>();
  const shown = document.querySelector('[aria-modal="true"]') ?? document.body;
  const width = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth - width;
  if (sideways > 0) found.add(`the page scrolls ${sideways} pixels sideways`);

  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('svg, select, .visually-hidden') &&
    !isForEars(element);
  /** One pixel, for those who hear the page. */
  function isForEars(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).overflow === 'hidden') return true;
    }
    return false;
  }
  /** What lies over the page, and is meant to. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      if (/fixed|sticky/.test(position) || (position !== 'static' && zIndex !== 'auto')) return at;
    }
    return null;
  }
  const nameOf = (element: Element) => {
    const { tagName, className } = element;
    const classes = typeof className === 'string' ? className.split(/\s+/).slice(-2).join('.') : '';
    return `${tagName.toLowerCase()}.${classes}`;
  };

  /** Where a box can be seen, inwards from what scrolls around it. */
  function lostOf(box: DOMRect, from: Element): string | undefined {
    for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY];
      // A cell of the agenda's grid shows the beginning; pressed, it shows all, as a cell of the week leads to the day.
      if (at.tagName === 'BUTTON' && at.closest('td')) return undefined;
      if (style.textOverflow === 'ellipsis' && at.closest('td a')) return undefined;
      // A map is moved to what stands at its edge.
      if (at.matches('[data-map-pin]')) return undefined;
      const isAside = box.left < edge.left - 1 || box.right > edge.right + 1;
      const isBelow = box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
      if (/hidden|clip/.test(x) && isAside) return `is cut by ${nameOf(at)}`;
      if (style.webkitLineClamp !== 'none' && at.closest('td button')) return undefined;
      if (/hidden|clip/.test(y) && isBelow && at !== document.body) return `is cut below by ${nameOf(at)}`;
      // What scrolls can be brought into sight.
      if (/auto|scroll/.test(x)) return undefined;
      if (style.position === 'fixed') break;
    }
    return box.left < -1 || box.right > width + 1 ? 'lies beside the screen' : undefined;
  }

  function isScrolledAway(box: DOMRect, from: Element): boolean {
    for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
      const edge = at.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(at);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      if (box.left < edge.left || box.right > edge.right) return true;
      if (box.top < edge.top || box.bottom > edge.bottom) return true;
    }
    return false;
  }

  /** What is beyond the beginning that a cell of the agenda's grid or week shows: it is not drawn, so it lies on nothing. */
  function isClamped(box: DOMRect, at: Element): boolean {
    const { webkitLineClamp, textOverflow } = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    if (textOverflow === 'ellipsis' && box.right > edge.right + 1) return true;
    return webkitLineClamp !== 'none' && box.top > edge.bottom - 4;
  }

  /** Whether a list or a card that is laid over the other, with a ground of its own, hides it. */
  function isCovered(above: Element, below: Element): boolean {
    for (let at: Element | null = above; at && !at.contains(below); at = at.parentElement) {
      const { position, backgroundColor } = getComputedStyle(at);
      if (position !== 'static' && !/transparent|, 0\)$/.test(backgroundColor)) return true;
    }
    return false;
  }

  const texts: { box: DOMRect; text: string; at: Element; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!at || text === '' || at.closest('script, style') || !isDrawn(at)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(at);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const lost = lostOf(box, at);
      if (lost !== undefined) found.add(`'${text.slice(0, 40)}' ${lost}`);
      else if (!isClamped(box, at) && !isScrolledAway(box, at)) texts.push({ box, text, at, layer });
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.at === other.at || one.layer !== other.layer) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines of text overlap by what they keep free above and below their letters.
      const lower = Math.min(one.box.height, other.box.height);
      if (isCovered(one.at, other.at) || isCovered(other.at, one.at)) continue;
      if (across > 2 && down > lower * 0.4)
        found.add(`'${one.text.slice(0, 30)}' lies on '${other.text.slice(0, 30)}'`);
    }
  }
  for (const field of shown.querySelectorAll('a, button, input, textarea, select')) {
    if (!isDrawn(field) || field.matches('.visually-hidden, input[type="radio"], input[type="checkbox"]')) continue;
    const box = field.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const lost = lostOf(box, field.parentElement ?? field);
    if (lost === 'lies beside the screen') found.add(`${nameOf(field)} ${lost}`);
  }
  return [...found];
}
