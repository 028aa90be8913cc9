import { type Client, openClient } from '../client.ts';
import { type BenchServer, withServer } from '../server.ts';

/** One of several processes on one database. */
export interface Member {
  readonly server: BenchServer;
  readonly client: Client;
}

export type Fleet = readonly Member[];

/** Runs so many processes of ours at once, for as long as `work` takes. */
export async function withFleet<Result>(
  root: string,
  each: readonly Readonly<Record<string, string>>[],
  work: (fleet: Fleet) => Promise<Result>,
): Promise<Result> {
  const [variables, ...others] = each;
  if (!variables) return work([]);
  const settings = { SEED: 'none', LIMITS: 'relaxed', PROCESSES: String(each.length), ...variables };
  return withServer(root, settings, async (server) => {
    const client = openClient(server);
    try {
      return await withFleet(root, others, (fleet) => work([{ server, client }, ...fleet]));
    } finally {
      client.close();
    }
  });
}
