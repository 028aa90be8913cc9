import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../e2e/browser.ts';
import { takenPort } from '../../server/StartedServer.ts';
import { openClient } from '../client.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { type BenchServer, withServer } from '../server.ts';
import { type DevRun, reportDev } from './devReport.ts';
import { withDev } from './devProcess.ts';
import { withCopy } from './projectCopy.ts';
import { sized } from '../size.ts';

const EDITS = sized({ whole: 5, smoke: 1 });
const LOOK_AGAIN_MS = 5;
/** Between two edits, so that the file system tells of each. */
const REST_MS = 500;
const SERVER_FILE = 'server/platform/http/failures.ts';
const SERVER_PLACE = 'return reply.code(FAILURES[code].statusCode)';
const WEB_FILE = 'src/areas/player/directory/list/HomePage.tsx';
const WEB_PLACE = 'title={HOME.title}';

/** How long somebody who works on a copy of the project waits for an edit, beside a bare start of the built server. */
export async function measureDev({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const dataDir = await mkdtemp(join(tmpdir(), 'quadra-bench-'));
  try {
    const startBare = () => withServer(root, { DATA_DIR: join(dataDir, 'bare'), LOG_LEVEL: 'warn' }, untilAnswers);
    // It makes the database.
    await startBare();
    return await withCopy(root, async (copy) => {
      const [port, webPort] = [await freePort(), await freePort()];
      const web = `http://localhost:${webPort}/`;
      const variables = { PORT: String(port), WEB_PORT: String(webPort), DATA_DIR: join(dataDir, 'dev') };
      return withDev(copy.folder, variables, async () => {
        const run: Record<keyof DevRun, number[]> = { bareStart: [], serverEdit: [], webEdit: [] };
        // In turns, so that a slow moment of the machine meets both.
        for (let edit = 1; edit <= EDITS; edit += 1) {
          run.bareStart.push(await startBare());
          await pause(REST_MS);
          const mark = `.header('x-edit', '${edit}')`;
          const since = await copy.edit(SERVER_FILE, SERVER_PLACE, SERVER_PLACE.replace('.code', `${mark}.code`));
          run.serverEdit.push((await untilServed(`${web}api/v1/nada`, String(edit))) - since);
        }
        const browser = await openBrowser();
        try {
          const page = await browser.newPage();
          await page.goto(web);
          await page.waitForSelector('h1');
          // The first visit bundles packages and may reload the page; the first edit is not counted.
          for (let edit = 0; edit <= EDITS; edit += 1) {
            await pause(REST_MS);
            const since = await copy.edit(WEB_FILE, WEB_PLACE, `title={\`\${HOME.title} ${edit}\`}`);
            const ms = (await untilShown(page, edit)) - since;
            if (edit > 0) run.webEdit.push(ms);
          }
        } finally {
          await browser.close();
        }
        return reportDev(run);
      });
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function untilAnswers(server: BenchServer): Promise<number> {
  const client = openClient(server);
  const { status, ms } = await client.send({ path: '/health' });
  client.close();
  if (status !== 200) throw new Error(`/health answered ${status}`);
  return server.startMs + ms;
}

/** When the server with this edit answered. While it restarts, nobody answers, or the proxy with an error. */
async function untilServed(url: string, edit: string): Promise<number> {
  for (;;) {
    const reply = await fetch(url).catch(() => undefined);
    await reply?.text();
    if (reply?.headers.get('x-edit') === edit) return performance.now();
    await pause(LOOK_AGAIN_MS);
  }
}

async function untilShown(page: Page, edit: number): Promise<number> {
  await page.waitForFunction((end) => document.querySelector('h1')?.textContent.endsWith(end), ` ${edit}`);
  return performance.now();
}

async function freePort(): Promise<number> {
  const { port, free } = await takenPort();
  await free();
  return port;
}
