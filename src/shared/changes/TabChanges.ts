import type { Topic } from '#domain/changes/topic.ts';
import { StreamLine, type StreamNews } from './StreamLine.ts';

const NAME = 'quadra-livre:stream';

/** What the tabs of a browser tell each other. */
type Message =
  /** From the tab that has the stream. */
  | { readonly kind: 'news'; readonly news: StreamNews; readonly last: string | undefined; readonly to?: string }
  | { readonly kind: 'asks' }
  | { readonly kind: 'wants'; readonly topics: readonly Topic[] };

type Sent = Message & { readonly from: string };

interface Listener {
  readonly topics: readonly Topic[];
  readonly hear: (kind: StreamNews['kind']) => void;
}

/** A stream takes one of the six connections that a browser has to a server: all tabs share it. */
export class TabChanges {
  readonly #token: () => string | undefined;
  readonly #tab = `${Date.now()} ${Math.random()}`;
  readonly #listeners = new Set<Listener>();
  /** Of the tab that has the stream: what the others follow. */
  readonly #others = new Map<string, readonly Topic[]>();
  #channel: BroadcastChannel | undefined;
  #line: StreamLine | undefined;
  #leave: AbortController | undefined;
  #last: string | undefined;
  /** What the stream tells, as far as this tab knows. */
  #covered = new Set<Topic>();

  constructor(token: () => string | undefined) {
    this.#token = token;
  }

  /**
   * Follows topics until the returned function is called. Where the browser cannot share a stream nothing is ever heard.
   * @param hear `opened`: from now on all is told; `told`: one of the topics has changed; `lost`: nothing is told any more
   */
  follow(topics: readonly Topic[], hear: Listener['hear']): () => void {
    if (!canShare()) return () => undefined;
    const listener = { topics, hear };
    this.#listeners.add(listener);
    const isKnown = topics.every((topic) => this.#line?.covers(topic));
    if (this.#channel) this.#announce(isKnown ? [] : topics);
    else this.#join();
    if (isKnown) hear('opened');
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#part();
      else this.#announce();
    };
  }

  #join(): void {
    // Nobody here follows anything yet, so all that is followed is heard to open.
    this.#covered.clear();
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
      // What this tab said on a channel that it has closed since comes back to it.
      if (data.from !== this.#tab) this.#receive(data);
    });
    this.#channel = channel;
    const leave = new AbortController();
    this.#leave = leave;
    // Whoever has the lock has the stream; the browser gives it to the next tab, however this one ends.
    navigator.locks.request(NAME, { signal: leave.signal }, () => this.#lead(leave.signal)).catch(() => undefined);
    if (!this.#line) this.#announce();
  }

  /** Ends with the tab's last listener. */
  #lead(over: AbortSignal): Promise<void> | undefined {
    if (over.aborted) return undefined;
    this.#line = new StreamLine({
      token: this.#token,
      hear: (news, last) => this.#spread({ kind: 'news', news, last }),
      last: this.#last,
      covered: [...this.#covered],
    });
    this.#post({ kind: 'asks' });
    this.#announce();
    return new Promise((resolve) => over.addEventListener('abort', () => resolve()));
  }

  #part(): void {
    if (!this.#line) this.#post({ kind: 'wants', topics: [] });
    this.#line?.stop();
    this.#line = undefined;
    this.#others.clear();
    this.#leave?.abort();
    this.#channel?.close();
    this.#channel = undefined;
  }

  #announce(newcomers: readonly Topic[] = []): void {
    const own = [...this.#listeners].flatMap(({ topics }) => topics);
    if (this.#line) this.#line.want([...own, ...[...this.#others.values()].flat()], newcomers);
    else this.#post({ kind: 'wants', topics: own });
  }

  #receive(message: Sent): void {
    if (message.kind === 'news') {
      if (message.to === undefined || message.to === this.#tab) this.#deliver(message);
    } else if (message.kind === 'asks') {
      this.#announce();
    } else if (this.#line) {
      if (message.topics.length === 0) this.#others.delete(message.from);
      else this.#others.set(message.from, message.topics);
      const known = message.topics.filter((topic) => this.#line?.covers(topic));
      this.#announce(message.topics.filter((topic) => !known.includes(topic)));
      if (known.length > 0) {
        this.#post({ kind: 'news', news: { kind: 'opened', topics: known }, last: this.#last, to: message.from });
      }
    }
  }

  #spread(message: Message & { readonly kind: 'news' }): void {
    this.#post(message);
    this.#deliver(message);
  }

  #deliver({ news, last }: Message & { readonly kind: 'news' }): void {
    this.#last = last ?? this.#last;
    if (news.kind === 'lost') this.#covered.clear();
    if (news.kind === 'opened') for (const topic of news.topics) this.#covered.add(topic);
    for (const { topics, hear } of this.#listeners) {
      const isMeant = news.kind === 'lost' || topics.some((topic) => news.topics.includes(topic));
      if (isMeant) hear(news.kind);
    }
  }

  #post(message: Message): void {
    this.#channel?.postMessage({ ...message, from: this.#tab } satisfies Sent);
  }
}

/** Plain http addresses of a local network have no locks. */
function canShare(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function';
}
