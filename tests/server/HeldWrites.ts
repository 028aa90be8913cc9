import type pg from 'pg';

/** Of the advisory lock that held writes wait for; each test has a database of its own. */
const LOCK = 77;
const WAITING = `locktype = 'advisory' and objid = ${LOCK} and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** Lets writes of a database wait at points that a test names, so that their process can be killed there. */
export class HeldWrites {
  readonly #gate: pg.Client;

  /** @param gate a connection of the test's own */
  constructor(gate: pg.Client) {
    this.#gate = gate;
  }

  /** @param points each a trigger's `before … on … for each row`, with a `when` where not all are held */
  async hold(...points: readonly string[]): Promise<void> {
    await this.#gate.query(`select pg_advisory_lock(${LOCK})`);
    await this.#gate.query(`
      create function held() returns trigger language plpgsql as $$ begin
        perform set_config('lock_timeout', '0', true);
        perform pg_advisory_xact_lock(${LOCK});
        return new;
      end $$;
      ${points.map((point) => `create trigger held ${point} execute function held();`).join('\n')}
    `);
  }

  /** How many writes wait. */
  async waiting(): Promise<number> {
    return (await this.#gate.query(`select pid from pg_locks where ${WAITING}`)).rowCount ?? 0;
  }

  async release(): Promise<void> {
    // What the dead process began must not go on without it.
    await this.#gate.query(`select pg_terminate_backend(pid, 60000) from pg_locks where ${WAITING}`);
    await this.#gate.query('drop function held cascade');
    await this.#gate.query(`select pg_advisory_unlock(${LOCK})`);
  }
}
