import { flushSync } from 'react-dom';

/** Some cards beside each other, of which the element is the first one's place, drawn or not. */
interface Stretch {
  readonly element: Element;
  /** How many cards it has, and how many of them are drawn. */
  readonly count: number;
  drawn: number;
  isNear: boolean;
  readonly tell: (drawn: number) => void;
}

/** A stretch is known by its first card, which is its last one for who scrolls up: more is kept drawn above. */
const NEAR = { rootMargin: '200% 100% 100%', scrollMargin: '0px 600px' };
/** Much of a frame's work is the same for one card and for two; those on screen already must not wait for others. */
const CARDS_A_FRAME = 2;
const SEEN_CARDS_A_FRAME = 4;

/**
 * Draws the cards of a long page that are near the screen, two a frame so that scrolling never waits for many, and
 * takes away those that are far. On paper all are there.
 */
export class Drawing {
  readonly #stretches = new Map<Element, Stretch>();
  readonly #changing = new Set<Stretch>();
  readonly #observer = new IntersectionObserver((entries) => this.#note(entries), NEAR);
  #frame = 0;

  /** Tells how many of the stretch's cards to draw whenever that changes; returns how to stop. */
  watch(element: Element, { count, drawn, tell }: Pick<Stretch, 'count' | 'drawn' | 'tell'>): () => void {
    const stretch: Stretch = { element, count, drawn, isNear: drawn > 0, tell };
    if (this.#stretches.size === 0) this.#open();
    this.#stretches.set(element, stretch);
    this.#observer.observe(element);
    tell(drawn);
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
    this.#resume();
  }

  readonly #resume = (): void => {
    if (this.#frame === 0 && this.#changing.size > 0) this.#frame = requestAnimationFrame(this.#change);
  };

  readonly #change = (): void => {
    this.#frame = 0;
    const missing: { stretch: Stretch; far: number }[] = [];
    let isCleared = false;
    for (const stretch of this.#changing) {
      if (stretch.drawn === (stretch.isNear ? stretch.count : 0)) this.#changing.delete(stretch);
      else if (stretch.isNear) missing.push({ stretch, far: Math.abs(stretch.element.getBoundingClientRect().top) });
      else if (!isCleared && !hasFocus(stretch)) {
        isCleared = true;
        this.#set(stretch, 0);
      }
    }
    const [next] = missing.toSorted((one, two) => one.far - two.far);
    if (next) {
      const cards = next.far < innerHeight ? SEEN_CARDS_A_FRAME : CARDS_A_FRAME;
      this.#set(next.stretch, Math.min(next.stretch.count, next.stretch.drawn + cards));
    }
    if (next || isCleared) this.#resume();
  };

  #set(stretch: Stretch, drawn: number): void {
    stretch.drawn = drawn;
    stretch.tell(drawn);
  }

  /** The browser takes what stands there when its event is over. */
  readonly #drawAll = (): void => {
    flushSync(() => {
      for (const stretch of this.#stretches.values()) {
        this.#set(stretch, stretch.count);
        this.#changing.add(stretch);
      }
    });
  };
}

/** Who stands on a card with the keyboard does not lose it: the next look at what is far takes it away. */
function hasFocus({ element, count }: Stretch): boolean {
  let place: Element | null = element;
  for (let left = count; place && left > 0; left -= 1, place = place.nextElementSibling) {
    if (place.contains(document.activeElement)) return true;
  }
  return false;
}
