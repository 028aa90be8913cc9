import { openBrowser } from '../../e2e/browser.ts';
import { openClient } from '../client.ts';
import { withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { type BenchServer, withServer } from '../server.ts';
import { visitOnBadLine } from './badLine.ts';
import { timeClicks } from './clicks.ts';
import { openOffline } from './openings.ts';
import { type Loaded, reportPage, type Visit } from './pageReport.ts';
import { firstVisit } from './visit.ts';
import { sized } from '../size.ts';

const VISITS = sized({ whole: 3, smoke: 1 });

/** What somebody with a slow phone waits for: the first page, and a touch of an hour. */
export async function measurePage({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  build('web');
  return withDatabase('embedded', root, (database) =>
    withServer(root, { SEED: 'demo', ...database.variables }, async (server) => {
      const browser = await openBrowser();
      try {
        await firstVisit(browser, server.origin); // The server reads its files and compiles its routes.
        const visits: Visit[] = [];
        for (let done = 0; done < VISITS; done += 1) visits.push(await firstVisit(browser, server.origin));
        const loaded = visits[0]?.loaded ?? [];
        const [jsGz, cssGz] = [await gzipped(server, loaded, 'Script'), await gzipped(server, loaded, 'Stylesheet')];
        const badLine = await visitOnBadLine(browser, server.origin);
        const openings = await openOffline(browser, server.origin);
        const clicks = await timeClicks(browser, server.origin);
        return reportPage({ visits, jsGz, cssGz, badLine, openings, clicks });
      } finally {
        await browser.close();
      }
    }),
  );
}

/** What the server sends of these files to a browser that takes gzip alone. */
async function gzipped(server: BenchServer, loaded: readonly Loaded[], type: string): Promise<number> {
  const client = openClient(server);
  const files = loaded.filter((file) => file.type === type);
  const answers = await Promise.all(
    files.map(({ path }) => client.send({ path, headers: { 'accept-encoding': 'gzip' } })),
  );
  client.close();
  return answers.reduce((sum, { body }) => sum + body.length, 0);
}
