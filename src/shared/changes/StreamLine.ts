import { OPENINGS } from '#domain/changes/stream.ts';
import { MAX_TOPICS, personOf, type Topic } from '#domain/changes/topic.ts';
import type { ServerEvent } from './eventReader.ts';
import { NotOpened, readStream } from './readStream.ts';

/** The pause before the stream is opened again, in milliseconds: it grows from the first to the last. */
const [FIRST_PAUSE_MS, LAST_PAUSE_MS] = [500, 60_000];
/** A stream that was open is opened again at once, but those of a server that stops not all at the same instant. */
const AT_ONCE_MS = 300;

/** What is heard of the stream. */
export type StreamNews =
  /** From now on these topics are told; what changed before nobody knows. */
  | { readonly kind: 'opened'; readonly topics: readonly Topic[] }
  | { readonly kind: 'told'; readonly topics: readonly Topic[] }
  /** Nothing is told any more. */
  | { readonly kind: 'lost' };

interface Given {
  readonly token: () => string | undefined;
  readonly hear: (news: StreamNews, last: string | undefined) => void;
  /** Where the stream of another tab ended, and what it told. */
  readonly last: string | undefined;
  readonly covered: readonly Topic[];
}

/** Keeps one stream of the wanted topics open. A cut after which it goes on where it was is no news. */
export class StreamLine {
  readonly #given: Given;
  #last: string | undefined;
  /** Whoever follows these relies on being told. */
  #covered: Set<Topic>;
  #wanted: readonly Topic[] = [];
  #asked: readonly Topic[] = [];
  #attempt: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isOpen = false;
  #isRefused = false;

  constructor(given: Given) {
    this.#given = given;
    this.#last = given.last;
    this.#covered = new Set(given.covered);
  }

  covers(topic: Topic): boolean {
    return this.#isOpen && this.#covered.has(topic);
  }

  /** @param newcomers those of which somebody still has to hear that they are followed */
  want(topics: readonly Topic[], newcomers: readonly Topic[]): void {
    for (const topic of newcomers) this.#covered.delete(topic);
    this.#wanted = [...new Set(topics)].slice(0, MAX_TOPICS);
    if (this.#attempt && this.#wanted.every((topic) => this.#asked.includes(topic))) return;
    this.#isRefused = false;
    this.#failures = 0;
    this.#begin();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#attempt?.abort();
    this.#attempt = undefined;
    this.#isOpen = false;
  }

  #begin(): void {
    this.stop();
    // The session may be over, or another person's: what is everybody's can be followed all the same.
    this.#asked = this.#wanted.filter((topic) => !this.#isRefused || personOf(topic) === undefined);
    if (this.#asked.length === 0) return;
    const attempt = new AbortController();
    this.#attempt = attempt;
    const { signal } = attempt;
    const hear = (event: ServerEvent) => {
      if (signal.aborted) return;
      this.#last = event.id ?? this.#last;
      if (this.#isOpen) return this.#tell(event);
      this.#isOpen = true;
      this.#failures = 0;
      return this.#open(event);
    };
    readStream({ topics: this.#asked, last: this.#last, token: this.#given.token(), signal, hear }).then(
      () => this.#goOn(signal, AT_ONCE_MS),
      (error: unknown) => this.#fail(signal, error),
    );
  }

  #open(event: ServerEvent): void {
    const goesOn = event.name === OPENINGS.continued;
    const fresh = this.#asked.filter((topic) => !goesOn || !this.#covered.has(topic));
    this.#covered = new Set(this.#asked);
    if (fresh.length > 0) this.#given.hear({ kind: 'opened', topics: fresh }, this.#last);
    this.#tell(event);
  }

  /** Signs of life are told too, with no topics: their ids are where a stream of another tab can go on. */
  #tell({ lines }: ServerEvent): void {
    this.#given.hear({ kind: 'told', topics: lines }, this.#last);
  }

  #fail(signal: AbortSignal, error: unknown): void {
    if (signal.aborted) return;
    if (this.#failures === 0) {
      this.#covered = new Set();
      this.#given.hear({ kind: 'lost' }, this.#last);
    }
    const status = error instanceof NotOpened ? error.status : undefined;
    this.#isRefused = status === 401 || status === 403;
    const pause = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#goOn(signal, pause);
  }

  #goOn(signal: AbortSignal, pauseMs: number): void {
    if (signal.aborted) return;
    this.#isOpen = false;
    this.#timer = setTimeout(() => this.#begin(), pauseMs * (0.5 + Math.random() / 2));
  }
}
