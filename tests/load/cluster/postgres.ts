import type { ChildProcess } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../server/StartedServer.ts';
import { accountToRunAs, endOf, run, start } from './installed.ts';

const DATABASE = 'quadra';

/** A PostgreSQL server of the drill's own, in a temporary folder, with the durability that PostgreSQL has by default. */
export interface Postgres {
  readonly port: number;
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Told to stop at once: sessions are cut, nothing is lost. */
  readonly stop: () => Promise<void>;
  /** Every process of it is ended without a word, as by a power cut. */
  readonly crash: () => Promise<void>;
  /** Makes a standby the primary; returns when it takes writes. */
  readonly promote: () => void;
  /** A streaming copy of this server, running; commits wait for it from now on. */
  readonly copy: () => Promise<Postgres>;
  /** A base backup as a server that is not started yet, and recovers when it is. */
  readonly backUp: () => Promise<Postgres>;
  /** Into the configuration of a server that is stopped. */
  readonly set: (settings: Readonly<Record<string, string>>) => void;
  readonly ask: <Row extends pg.QueryResultRow>(text: string) => Promise<readonly Row[]>;
  readonly remove: () => Promise<void>;
}

export async function makePostgres(programs: string): Promise<Postgres> {
  const folder = ownFolder();
  const data = join(folder, 'data');
  run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const server = await serverIn(programs, folder);
  await server.start();
  const client = await connected(server.port, 'postgres');
  await client.query(`create database ${DATABASE}`);
  await client.end();
  return server;
}

async function serverIn(programs: string, folder: string): Promise<Postgres> {
  const [port, data] = [await freePort(), join(folder, 'data')];
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=150'].flatMap((one) => ['-c', one]);
  let child: ChildProcess;
  const server: Postgres = {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`,
    async start() {
      const given = ['-D', data, '-p', String(port), '-k', folder, ...settings];
      child = await start(join(programs, 'postgres'), given, join(folder, 'log'));
      await (await connected(port, 'postgres')).end();
    },
    stop: () => endOf(child, 'SIGINT'),
    async crash() {
      // The parent first, or it would begin to recover from the end of its children.
      const children = childrenOf(child.pid);
      const ended = endOf(child, 'SIGKILL');
      for (const pid of children) killIfThere(pid);
      await ended;
    },
    promote: () => run(join(programs, 'pg_ctl'), ['promote', '-w', '-D', data]),
    async copy() {
      const copied = ownFolder();
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-R', '-X', 'stream', '-c', 'fast'];
      run(join(programs, 'pg_basebackup'), [...from, '-D', join(copied, 'data')]);
      const standby = await serverIn(programs, copied);
      await standby.start();
      // Said after the copy was made, which would wait for a copy of its own when it is the primary.
      await server.ask("alter system set synchronous_standby_names = '*'");
      await server.ask('select pg_reload_conf()');
      const inStep = "select 1 from pg_stat_replication where sync_state = 'sync'";
      while ((await server.ask(inStep)).length === 0) await pause(50);
      return standby;
    },
    async backUp() {
      const copied = ownFolder();
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-X', 'stream', '-c', 'fast'];
      run(join(programs, 'pg_basebackup'), [...from, '-D', join(copied, 'data')]);
      const signal = join(copied, 'data', 'recovery.signal');
      writeFileSync(signal, '');
      giveAway(signal);
      return serverIn(programs, copied);
    },
    set(chosen) {
      const lines = Object.entries(chosen).map(([name, value]) => `${name} = '${value}'\n`);
      appendFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
    },
    async ask<Row extends pg.QueryResultRow>(text: string) {
      const client = await connected(port, DATABASE);
      const { rows } = await client.query<Row>(text);
      await client.end();
      return rows;
    },
    async remove() {
      await endOf(child, 'SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
  return server;
}

/** A temporary folder that the user who runs PostgreSQL owns. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quadra-cluster-'));
  giveAway(folder);
  return folder;
}

/** To the user who runs PostgreSQL. */
export function giveAway(path: string): void {
  const account = accountToRunAs();
  if (account) chownSync(path, account.uid, account.gid);
}

/** Connects as soon as the server lets anybody in. */
export async function connected(port: number, database: string): Promise<pg.Client> {
  for (let left = 600; ; left -= 1) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (left === 0) throw error;
      await pause(50);
    }
  }
}

function childrenOf(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It saw the end of its parent and has gone.
  }
}
