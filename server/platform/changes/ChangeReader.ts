import type { Topic } from '#domain/changes/topic.ts';
import type { Database } from '../database/database.ts';
import { keptOf, overlapOf, RESUMED_MS } from './overlap.ts';

/** The rows from an instant on. `told` is the database's present, by the clock that the rows have too. */
const READ = `
  select (extract(epoch from now()) * 1000)::float8 as told,
    (select json_agg(json_build_array(id, topic, (extract(epoch from at) * 1000)::float8)) from change
      where at > coalesce(to_timestamp($1::float8 / 1000), now()) - $2 * interval '1 millisecond') as rows`;

interface ReadRow {
  readonly told: number;
  readonly rows: readonly (readonly [id: string, topic: Topic, at: number])[] | null;
}

/** What one reading has found: the topics that changed, or that any may have. */
export interface News {
  /** The instant of the reading, by the database's clock in milliseconds: from here a stream can be continued. */
  readonly upTo: number;
  readonly topics: ReadonlySet<Topic> | 'any';
}

/**
 * Reads the changes of all processes. Rows are not seen in the order of their instants, since a transaction may be committed
 * long after it wrote them. So each reading goes back over an overlap, and what the one before found is not news.
 */
export class ChangeReader {
  readonly #database: Pick<Database, 'pool' | 'limits'>;
  readonly #overlapMs: number;
  /** The instant of the last reading. */
  #upTo: number | undefined;
  /** From here on all changes are known. */
  #from = 0;
  #seen: ReadonlySet<string> = new Set();
  /** When each topic changed last. */
  readonly #latest = new Map<Topic, number>();

  constructor(database: Pick<Database, 'pool' | 'limits'>, overlapMs = overlapOf(database.limits)) {
    this.#database = database;
    this.#overlapMs = overlapMs;
  }

  /** Reads once. The first reading has no news: it looks back so far that streams of other processes can be continued. */
  async read(): Promise<News> {
    const before = this.#upTo;
    const back = before === undefined ? this.#overlapMs + RESUMED_MS : this.#overlapMs;
    const { rows } = await this.#database.pool.query<ReadRow>({
      name: 'read_changes',
      text: READ,
      values: [before ?? null, back],
    });
    const [row] = rows;
    if (!row) throw new Error('The database did not tell the time');
    const found = row.rows ?? [];
    const fresh = found.filter(([id]) => !this.#seen.has(id));
    for (const [, topic, at] of fresh) this.#latest.set(topic, Math.max(at, this.#latest.get(topic) ?? 0));
    this.#seen = new Set(found.map(([id]) => id));
    this.#upTo = row.told;
    if (before === undefined) this.#from = row.told - RESUMED_MS;
    // A process that stood still for long: some rows may be deleted that it never saw.
    if (before !== undefined && row.told - before > keptOf(this.#database.limits) - this.#overlapMs) {
      this.#from = row.told;
      return { upTo: row.told, topics: 'any' };
    }
    this.#forget(row.told);
    return { upTo: row.told, topics: new Set(before === undefined ? [] : fresh.map(([, topic]) => topic)) };
  }

  /**
   * Those of the topics that may have changed since another reading, of this process or another. `undefined` when that was
   * too long ago to know.
   */
  since(upTo: number, topics: readonly Topic[]): readonly Topic[] | undefined {
    if (this.#upTo === undefined || upTo < this.#from || upTo < this.#upTo - RESUMED_MS) return undefined;
    return topics.filter((topic) => (this.#latest.get(topic) ?? 0) > upTo - this.#overlapMs);
  }

  get upTo(): number | undefined {
    return this.#upTo;
  }

  #forget(now: number): void {
    for (const [topic, at] of this.#latest) if (at < now - this.#overlapMs - RESUMED_MS) this.#latest.delete(topic);
  }
}
