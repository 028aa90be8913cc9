import type { Logger } from 'pino';
import { RECENT_MS } from '#domain/changes/stream.ts';
import type { Topic } from '#domain/changes/topic.ts';
import type { Database } from '../database/database.ts';
import { ChangeReader, type News } from './ChangeReader.ts';

/** How often a process reads what has changed, however many streams it has. */
const READ_MS = 250;

/**
 * So many followers are told at once, and as many after each pause: each asks the server what changed, and five thousand
 * before one bracket would ask at the same instant.
 */
const AT_ONCE = 40;
const PAUSE_MS = 100;

/** Somebody who follows topics. */
export interface Follower {
  readonly topics: readonly Topic[];
  /** @param upTo the instant from which the stream can be continued */
  readonly tell: (topics: readonly Topic[], upTo: number) => void;
  /** Nothing more is told. */
  readonly end: () => void;
}

/** Where a stream begins. */
interface Opening {
  readonly upTo: number;
  /** Whether it goes on where the one before it ended. */
  readonly goesOn: boolean;
  /** What may have changed since then, or else of late. */
  readonly changed: readonly Topic[];
}

interface Dependencies {
  readonly database: Pick<Database, 'pool' | 'limits'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly readMs?: number;
  readonly atOnce?: number;
  readonly pauseMs?: number;
}

/** Tells the followers of this process what all processes change. It reads only while somebody follows. */
export class ChangeStreams {
  readonly #dependencies: Dependencies;
  readonly #byTopic = new Map<Topic, Set<Follower>>();
  readonly #followers = new Set<Follower>();
  /** What followers are still to be told, those who wait longest first. */
  readonly #untold = new Map<Follower, Set<Topic>>();
  #pause: NodeJS.Timeout | undefined;
  #reader: ChangeReader | undefined;
  #begun: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The instant from which a follower's stream can be continued, or `undefined` while something is still to be told. */
  upToOf(follower: Follower): number | undefined {
    return this.#untold.has(follower) ? undefined : this.#reader?.upTo;
  }

  /**
   * Adds a follower, who is told of everything that is committed from now on. Rejects while the database cannot be read.
   * @param lastUpTo where the stream before ended
   */
  async follow(follower: Follower, lastUpTo: number | undefined): Promise<Opening> {
    this.#followers.add(follower);
    for (const topic of follower.topics) {
      const known = this.#byTopic.get(topic) ?? new Set();
      this.#byTopic.set(topic, known.add(follower));
    }
    try {
      const reader = this.#reader ?? this.#begin();
      await this.#begun;
      const upTo = reader.upTo ?? 0;
      const missed = lastUpTo === undefined ? undefined : reader.since(lastUpTo, follower.topics);
      const changed = missed ?? reader.since(upTo - RECENT_MS, follower.topics) ?? follower.topics;
      return { upTo, goesOn: missed !== undefined, changed };
    } catch (error) {
      this.leave(follower);
      throw error;
    }
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
    this.#untold.delete(follower);
    for (const topic of follower.topics) {
      const known = this.#byTopic.get(topic);
      known?.delete(follower);
      if (known?.size === 0) this.#byTopic.delete(topic);
    }
    if (this.#followers.size === 0) this.#rest();
  }

  /** Ends all streams; nobody can follow any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#endAll();
    await this.#reading;
  }

  #begin(): ChangeReader {
    const reader = new ChangeReader(this.#dependencies.database);
    this.#reader = reader;
    this.#begun = reader.read();
    this.#begun.then(
      () => this.#goOn(reader),
      () => this.#rest(),
    );
    return reader;
  }

  #goOn(reader: ChangeReader): void {
    if (this.#reader !== reader || this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#reading = reader.read().then(
        (news) => {
          this.#tell(news);
          this.#goOn(reader);
        },
        (error: unknown) => {
          // Who follows asks by themselves from now on, and sees whether there are answers.
          this.#dependencies.log.warn({ err: error }, 'The changes could not be read: all streams end');
          this.#endAll();
        },
      );
    }, this.#dependencies.readMs ?? READ_MS);
  }

  #tell({ topics, upTo }: News): void {
    if (topics === 'any') return this.#endAll();
    for (const topic of topics) {
      for (const follower of this.#byTopic.get(topic) ?? []) {
        this.#untold.set(follower, (this.#untold.get(follower) ?? new Set()).add(topic));
      }
    }
    if (!this.#pause) this.#tellSome(upTo);
  }

  #tellSome(upTo: number): void {
    const { atOnce = AT_ONCE, pauseMs = PAUSE_MS } = this.#dependencies;
    this.#pause = undefined;
    for (const [follower, topics] of [...this.#untold].slice(0, atOnce)) {
      this.#untold.delete(follower);
      follower.tell([...topics], upTo);
    }
    if (this.#untold.size === 0) return;
    // What is read meanwhile is told with it.
    this.#pause = setTimeout(() => this.#tellSome(this.#reader?.upTo ?? upTo), pauseMs);
  }

  #endAll(): void {
    for (const follower of this.#followers) {
      this.leave(follower);
      follower.end();
    }
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#reader = undefined;
  }
}
