import { openConnection } from './connection.ts';
import { Recording } from './recording.ts';

/** Pages answer one after another; a page is the only one when no other has answered in this time. */
const SETTLE_MS = 250;

/** A visualizer at work: which pages it knows, which one it follows, and what it heard of it. */
export class LiveSession {
  #recording = new Recording();
  #followed: string | undefined;
  #isChoosing = false;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #version = 0;
  #round = 0;
  readonly #listeners = new Set<() => void>();
  readonly #connection = openConnection((events) => {
    const wasEmpty = this.#recording.actors.length === 0;
    this.#recording.add(events);
    if (wasEmpty) this.#changed();
  });

  constructor() {
    this.#connection.subscribe(() => {
      this.#settle();
      this.#changed();
    });
    this.#settle();
  }

  /** Whether pages may still be answering that they are there. */
  get isSettling(): boolean {
    return this.#settling !== undefined;
  }

  get recording(): Recording {
    return this.#recording;
  }

  /** Another number for each new record. */
  get round(): number {
    return this.#round;
  }

  get pages() {
    return this.#connection.pages();
  }

  get attachedTo(): string | undefined {
    return this.#connection.attachedTo;
  }

  /** Listens to a page; what was heard of another is dropped. */
  follow(pageId: string): void {
    if (this.#followed !== pageId) {
      // First, for the actors of the page that is left are told to end.
      this.#connection.detach();
      this.#recording = new Recording();
      this.#round += 1;
    }
    this.#followed = pageId;
    this.#isChoosing = false;
    this.#connection.attach(pageId);
    this.#changed();
  }

  /** Stops listening; what was heard stays, and no page is followed unasked. */
  leave(): void {
    this.#isChoosing = true;
    this.#connection.detach();
    this.#changed();
  }

  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #settle(): void {
    this.#settling ??= setTimeout(() => {
      this.#settling = undefined;
      this.#followTheOnlyOne();
      this.#changed();
    }, SETTLE_MS);
  }

  #followTheOnlyOne(): void {
    const [only, another] = this.#connection.pages();
    if (only === undefined || another !== undefined || this.#isChoosing || this.attachedTo !== undefined) return;
    this.follow(only.id);
  }

  #changed(): void {
    this.#version += 1;
    this.#listeners.forEach((listener) => listener());
  }
}
