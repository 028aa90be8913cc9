import pg from 'pg';

const { PGHOST = '127.0.0.1', PGPORT = '5432', PGUSER = 'postgres', PGPASSWORD = '' } = process.env;

/** The PostgreSQL server that tests may use: PGHOST and its like, else the local one. */
export function postgresUrl(database: string): string {
  const url = new URL(`postgres://${PGHOST}:${PGPORT}/${database}`);
  url.username = PGUSER;
  url.password = PGPASSWORD;
  return url.href;
}

export async function withMaintenance<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: postgresUrl('postgres'), connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function answers(): Promise<boolean> {
  return withMaintenance(async () => true).catch(() => false);
}
