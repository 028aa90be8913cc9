import { tournamentPath } from '#domain/navigation/paths.ts';
import { openBrowser } from '../../e2e/browser.ts';
import { openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import { type BenchServer, withServer } from '../server.ts';
import { caller, scoreAll } from './overHttp.ts';
import { DESKTOP, type MatchesRun, PHONE, timeMatches } from './timeMatches.ts';
import { GROUPS, KNOCKOUT } from './work.ts';
import { type Field, makeField } from './world.ts';
import { sized } from '../size.ts';

const SERVER = { SEED: 'none', LIMITS: 'relaxed' };
/** 1,026 matches, half of them with a score. */
const LARGE_GROUPS = sized({ whole: 171, smoke: 6 });
const LARGE_FIELD = LARGE_GROUPS * 4;
const SCORED = LARGE_GROUPS * 3;

/** What was measured of one page on one screen. */
export interface PageMeasure extends MatchesRun {
  readonly name: string;
  /** Frames of the same page with an empty box for each match: what the browser alone costs. */
  readonly control: readonly number[];
  /** Frames of a page of the same height on which nothing ever changes. */
  readonly still: readonly number[];
}

/** What the organizer of a large tournament sees of its matches, and how it scrolls. */
export function measureMatchesPage(root: string, kind: DatabaseKind): Promise<PageMeasure[]> {
  return withDatabase(kind, root, async (database) => {
    const field = await database.use((open) => makeField(open, [LARGE_FIELD, GROUPS * 4]));
    return withServer(root, { ...SERVER, ...database.variables }, async (server) => {
      await playField(server, field);
      return measureAll(server.origin, field);
    });
  });
}

async function playField(server: BenchServer, { organizer, categories }: Field): Promise<void> {
  const client = openClient(server);
  try {
    const call = caller(client, organizer.token);
    const [inGroups = '', inBracket = ''] = categories;
    await call('drawGroups', inGroups, { numberOfGroups: LARGE_GROUPS });
    await call('makeMatches', inGroups);
    await scoreAll(call, inGroups, SCORED);
    await call('drawGroups', inBracket, { numberOfGroups: GROUPS });
    await call('makeMatches', inBracket);
    await scoreAll(call, inBracket);
    await call('makeSecondPhase', inBracket);
    await scoreAll(call, inBracket, KNOCKOUT / 4);
  } finally {
    client.close();
  }
}

async function measureAll(origin: string, { organizer, eventId, categories }: Field): Promise<PageMeasure[]> {
  const measures: PageMeasure[] = [];
  for (const [index, what] of ['groups', 'bracket'].entries()) {
    const address = {
      eventId,
      id: categories[index] ?? '',
      organizerId: organizer.id,
      name: 'Mista',
      isForTeams: false,
    };
    const opened = { origin, token: organizer.token, path: `${tournamentPath(address)}?tab=matches` };
    for (const device of [PHONE, DESKTOP]) {
      const browser = await openBrowser();
      try {
        const run = await timeMatches(browser, opened, device);
        const { frames: control } = await timeMatches(browser, { ...opened, instead: 'boxes' }, device);
        const { frames: still } = await timeMatches(browser, { ...opened, instead: 'static' }, device);
        measures.push({ name: `${what}_${device.name}`, ...run, control, still });
      } finally {
        await browser.close();
      }
    }
  }
  return measures;
}
