import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../server/StartedServer.ts';
import { endOf, start } from './installed.ts';
import { connected, giveAway, ownFolder, type Postgres } from './postgres.ts';

interface Bouncer {
  readonly url: string;
  readonly version: string;
  readonly remove: () => Promise<void>;
}

/** PgBouncer in transaction mode in front of a server, with fewer connections there than our processes have to it. */
export async function startBouncer(program: string, { port: database }: Postgres): Promise<Bouncer> {
  const [folder, port] = [ownFolder(), await freePort()];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(join(folder, 'users'), '"postgres" ""\n');
  await writeFile(
    file,
    `[databases]
quadra = host=127.0.0.1 port=${database} dbname=quadra
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
`,
  );
  for (const name of ['users', 'pgbouncer.ini']) giveAway(join(folder, name));
  const child = await start(program, [file], join(folder, 'log'));
  await (await connected(port, 'quadra')).end();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/quadra`,
    version: /[\d.]+/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? '',
    async remove() {
      await endOf(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
