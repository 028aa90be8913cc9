import { flushSync } from 'react-dom';

/** Adjacent cards that are drawn or removed together. `element` is the place of the first one. */
interface Stretch {
  readonly element: Element;
  /** The number of cards. */
  readonly count: number;
  isDrawn: boolean;
  isNear: boolean;
  readonly onChange: (isDrawn: boolean) => void;
}

/** A stretch is observed by its first card, which comes last when scrolling up, so more is kept drawn above the screen. */
const NEAR = { rootMargin: '200% 100% 100%', scrollMargin: '600px' };
/** After so many milliseconds without a change, scrolling is over. Removing cards costs frames too, so it waits for that. */
const REST_MS = 400;

/** The page is scrolled faster than anybody reads: so many pixels from one frame to the next. */
const FAST_PX = 30;
/** So long after the last fast frame cards are drawn again. Meanwhile their places show what is in them as plain text. */
const FAST_REST_MS = 200;

/**
 * Draws the cards of a long page that are near the screen, one stretch per frame so that scrolling stays smooth. Far
 * cards are removed once scrolling is over. For printing, all are drawn.
 */
export class CardWindow {
  readonly #stretches = new Map<Element, Stretch>();
  readonly #changing = new Set<Stretch>();
  readonly #observer = new IntersectionObserver((entries) => this.#note(entries), NEAR);
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;
  #scrolledTo = 0;
  #focused: Element | null = null;
  #fastUntil = 0;

  /** Calls `onChange` whenever the stretch's cards should be drawn or removed. Returns a function that stops this. */
  watch(element: Element, { count, isDrawn, onChange }: Pick<Stretch, 'count' | 'isDrawn' | 'onChange'>): () => void {
    const stretch: Stretch = { element, count, isDrawn, isNear: isDrawn, onChange };
    if (this.#stretches.size === 0) this.#open();
    this.#stretches.set(element, stretch);
    this.#observer.observe(element);
    onChange(isDrawn);
    return () => {
      this.#observer.unobserve(element);
      this.#stretches.delete(element);
      this.#changing.delete(stretch);
      if (this.#stretches.size === 0) this.#close();
    };
  }

  #open(): void {
    this.#scrolledTo = scrollY;
    addEventListener('scroll', this.#noteSpeed, { passive: true });
    addEventListener('beforeprint', this.#drawAll);
    addEventListener('afterprint', this.#resume);
  }

  #close(): void {
    removeEventListener('scroll', this.#noteSpeed);
    removeEventListener('beforeprint', this.#drawAll);
    removeEventListener('afterprint', this.#resume);
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #note(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const stretch = this.#stretches.get(target);
      if (!stretch) continue;
      stretch.isNear = isIntersecting;
      this.#changing.add(stretch);
    }
    this.#isResting = false;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#isResting = true;
      this.#resume();
    }, REST_MS);
    this.#resume();
  }

  readonly #resume = (): void => {
    if (this.#frame === 0 && this.#changing.size > 0) this.#frame = requestAnimationFrame(this.#change);
  };

  /** The Tab key scrolls too, a card at a time: what it comes to next has to be drawn, however fast. */
  readonly #noteSpeed = (): void => {
    const { activeElement } = document;
    const isByHand = activeElement === this.#focused;
    if (isByHand && Math.abs(scrollY - this.#scrolledTo) >= FAST_PX) this.#fastUntil = performance.now() + FAST_REST_MS;
    [this.#scrolledTo, this.#focused] = [scrollY, activeElement];
  };

  readonly #change = (): void => {
    this.#frame = 0;
    if (performance.now() < this.#fastUntil) {
      this.#resume();
      return;
    }
    const missing: { stretch: Stretch; away: number }[] = [];
    let far: Stretch | undefined;
    for (const stretch of this.#changing) {
      if (stretch.isDrawn === stretch.isNear) this.#changing.delete(stretch);
      else if (stretch.isNear) missing.push({ stretch, away: Math.abs(stretch.element.getBoundingClientRect().top) });
      else if (this.#isResting && !hasFocus(stretch)) far = stretch;
    }
    const [next] = missing.toSorted((one, two) => one.away - two.away);
    if (next) this.#set(next.stretch, true);
    else if (far) this.#set(far, false);
    if (next ?? far) this.#resume();
  };

  #set(stretch: Stretch, isDrawn: boolean): void {
    stretch.isDrawn = isDrawn;
    stretch.onChange(isDrawn);
  }

  /** Draws synchronously: the browser prints what is there when its `beforeprint` event ends. */
  readonly #drawAll = (): void => {
    flushSync(() => {
      for (const stretch of this.#stretches.values()) {
        this.#set(stretch, true);
        this.#changing.add(stretch);
      }
    });
  };
}

/** Whether a card has the keyboard focus. Its stretch is removed only after the focus has left it. */
function hasFocus({ element, count }: Stretch): boolean {
  let place: Element | null = element;
  for (let left = count; place && left > 0; left -= 1, place = place.nextElementSibling) {
    if (place.contains(document.activeElement)) return true;
  }
  return false;
}
