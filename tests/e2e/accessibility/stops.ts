import type { Page } from 'playwright-core';

/** More than any screen has before its lists repeat what has been looked at. */
const MOST_STOPS = 60;

interface Stop {
  readonly path: string;
  readonly fault: string | undefined;
  readonly isField: boolean;
}

/** Goes through a page by Tab, and says which stops cannot be seen: beside the screen, under a bar, or without a mark. */
export async function hiddenStops(page: Page): Promise<{ readonly stops: number; readonly faults: string[] }> {
  const seen = new Set<string>();
  const faults: string[] = [];
  await page.evaluate(closeToasts);
  await page.evaluate(toTop);
  while (seen.size < MOST_STOPS) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate(lookAtFocus);
    // What slides into sight takes a moment, though not more than a frame without motion; so does a calendar, that opens
    // below its field: a Tab that came before it was placed would lead to where it is not yet.
    if (stop?.fault !== undefined || stop?.isField) {
      await page.evaluate(nextFrames);
      stop = await page.evaluate(lookAtFocus);
    }
    if (stop === undefined || seen.has(stop.path)) break;
    seen.add(stop.path);
    if (stop.fault !== undefined) faults.push(stop.fault);
  }
  return { stops: seen.size, faults };
}

/** Runs in the page: a toast leaves by itself, and no stop is judged by it. */
function closeToasts(): void {
  for (const cross of document.querySelectorAll<HTMLElement>('[aria-label="Fechar aviso"]')) {
    if (cross.closest('.mantine-Notifications-root')) cross.click();
  }
}

/** Runs in the page: the next Tab begins where the page, or its open dialog, does. */
function toTop(): void {
  if (document.querySelector('[aria-modal="true"]')) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
}

/** Runs in the page. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}

/** Runs in the page: what has the focus, and whether its middle and its four corners are what lies on top there. */
function lookAtFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  const steps: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    steps.push([...at.parentElement.children].indexOf(at));
  }
  const fault = faultOf(element);
  const words = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '';
  const name = `${element.tagName.toLowerCase()} '${words.slice(0, 40)}'`;
  return { path: steps.join('/'), fault: fault && `${name} ${fault}`, isField: element.matches('input') };

  function faultOf(focused: Element): string | undefined {
    const ownBox = focused.getBoundingClientRect();
    const isTiny = ownBox.width < 4 || ownBox.height < 4 || focused.matches('.visually-hidden');
    const drawn = isTiny || getComputedStyle(focused).opacity === '0' ? (labelOf(focused) ?? focused) : focused;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    // What is larger than the screen shows its beginning.
    const [endX, endY] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    const isLarge = bottom - top > innerHeight * 0.6;
    const points = [
      [(left + endX) / 2, (top + endY) / 2],
      // Within its rounded corners.
      ...[0.2, 0.8].flatMap((x) => [0.2, 0.8].map((y) => [left + (endX - left) * x, top + (endY - top) * y])),
    ];
    const hidden = points.find(([x = 0, y = 0]) => {
      const above = topmost(x, y);
      return above === undefined || !(drawn.contains(above) || above.contains(drawn));
    });
    if (hidden && !isLarge) {
      const [x = 0, y = 0] = hidden;
      const above = topmost(x, y);
      return `is hidden at ${Math.round(x)},${Math.round(y)} ${above ? `under ${above.tagName}.${above.className}` : 'beside the screen'}`;
    }
    return hasMark(drawn) ? undefined : 'has no mark of the focus';
  }

  /**
   * What is drawn there: a button without a ground of its own, in the corner of a card that can be pressed too, hides
   * nothing. Where nothing has a ground, as between the lines of a link, it is the page.
   */
  function topmost(x: number, y: number): Element | undefined {
    const all = document.elementsFromPoint(x, y);
    const drawnThere = all.find((one) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      const isGround = !/^transparent$|^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== 'none';
      return isGround || one === element || one.matches('img, canvas, video, svg, svg *');
    });
    return drawnThere ?? all.at(-1);
  }

  function labelOf(focused: Element): Element | null {
    if (!(focused instanceof HTMLInputElement)) return focused.parentElement;
    return focused.labels?.[0] ?? focused.parentElement;
  }

  /** An outline, or a border of the system's colour: what remains in a person's own few colours. */
  function hasMark(drawn: Element): boolean {
    const candidates = [element, drawn, element?.nextElementSibling, element?.parentElement, drawn.parentElement];
    return candidates.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
  }
}
