import { openConnection } from './connection.ts';
import { Recording } from './recording.ts';
import type { WirePayload } from './wire.ts';

/** A page counts as the only one when no other page has answered within this time. */
const SETTLE_MS = 250;

/** The live mode's known pages, followed page and recording. */
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

  /** Whether more pages may still answer. */
  get isSettling(): boolean {
    return this.#settling !== undefined;
  }

  get recording(): Recording {
    return this.#recording;
  }

  /** Increases with each new recording. */
  get round(): number {
    return this.#round;
  }

  get pages() {
    return this.#connection.pages();
  }

  get attachedTo(): string | undefined {
    return this.#connection.attachedTo;
  }

  /** Follows a page and drops the recording of any other. */
  follow(pageId: string): void {
    if (this.#followed !== pageId) {
      // Detach first: it reports the old page's actors as ended, which must not enter the new recording.
      this.#connection.detach();
      this.#recording = new Recording();
      this.#round += 1;
    }
    this.#followed = pageId;
    this.#isChoosing = false;
    this.#connection.attach(pageId);
    this.#changed();
  }

  /** Shows a recording that was kept, and follows no page until the reader chooses one. */
  open(recording: Recording): void {
    this.leave();
    this.#followed = undefined;
    this.#recording = recording;
    this.#round += 1;
    this.#changed();
  }

  /** Stops following. The recording stays, and no page is followed until the reader chooses one. */
  leave(): void {
    this.#isChoosing = true;
    this.#connection.detach();
    this.#changed();
  }

  /** Whether the followed page takes events. */
  get takesEvents(): boolean {
    return this.pages.some(({ id, takesEvents }) => id === this.attachedTo && takesEvents);
  }

  send(sessionId: string, event: WirePayload): void {
    this.#connection.send(sessionId, event);
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
