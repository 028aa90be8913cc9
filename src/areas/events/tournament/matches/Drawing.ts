import { flushSync } from 'react-dom';

/** Some cards beside each other, of which the element is the first one's place, drawn or not. */
interface Stretch {
  readonly element: Element;
  /** How many cards it has. */
  readonly count: number;
  isDrawn: boolean;
  isNear: boolean;
  readonly tell: (isDrawn: boolean) => void;
}

/** A stretch is known by its first card, which is its last one for who scrolls up: more is kept drawn above. */
const NEAR = { rootMargin: '200% 100% 100%', scrollMargin: '0px 600px' };
/** Nothing came near or went far for so long: whoever scrolled rests. To take cards away costs frames as well. */
const REST_MS = 400;

/**
 * Draws the cards of a long page that are near the screen, a stretch a frame so that scrolling never waits for many, and
 * takes away those that are far when it rests. On paper all are there.
 */
export class Drawing {
  readonly #stretches = new Map<Element, Stretch>();
  readonly #changing = new Set<Stretch>();
  readonly #observer = new IntersectionObserver((entries) => this.#note(entries), NEAR);
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;

  /** Tells whether to draw the stretch's cards whenever that changes; returns how to stop. */
  watch(element: Element, { count, isDrawn, tell }: Pick<Stretch, 'count' | 'isDrawn' | 'tell'>): () => void {
    const stretch: Stretch = { element, count, isDrawn, isNear: isDrawn, tell };
    if (this.#stretches.size === 0) this.#open();
    this.#stretches.set(element, stretch);
    this.#observer.observe(element);
    tell(isDrawn);
    return () => {
      this.#observer.unobserve(element);
      this.#stretches.delete(element);
      this.#changing.delete(stretch);
      if (this.#stretches.size === 0) this.#close();
    };
  }

  #open(): void {
    addEventListener('beforeprint', this.#drawAll);
    addEventListener('afterprint', this.#resume);
  }

  #close(): void {
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

  readonly #change = (): void => {
    this.#frame = 0;
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
    stretch.tell(isDrawn);
  }

  /** The browser takes what stands there when its event is over. */
  readonly #drawAll = (): void => {
    flushSync(() => {
      for (const stretch of this.#stretches.values()) {
        this.#set(stretch, true);
        this.#changing.add(stretch);
      }
    });
  };
}

/** Who stands on a card with the keyboard does not lose it: a later frame takes it away. */
function hasFocus({ element, count }: Stretch): boolean {
  let place: Element | null = element;
  for (let left = count; place && left > 0; left -= 1, place = place.nextElementSibling) {
    if (place.contains(document.activeElement)) return true;
  }
  return false;
}
