import { answers } from '../../database/postgresServer.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { holdContest } from './contest.ts';
import { measureMatchesPage } from './matchesPage.ts';
import { playOverHttp } from './overHttp.ts';
import { withMatchesPage } from './pageReport.ts';
import { reportTournament } from './tournamentReport.ts';

/** How fast a tournament is drawn, scored and told, beside a well-known library and over HTTP. */
export async function measureTournament({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  build('web');
  const contest = await holdContest();
  const embedded = await playOverHttp(root, 'embedded');
  const hasPostgres = await answers();
  const runs = hasPostgres ? [await playOverHttp(root, 'postgres'), embedded] : [embedded];
  const page = await measureMatchesPage(root, hasPostgres ? 'postgres' : 'embedded');
  return withMatchesPage(reportTournament(contest, runs), page);
}
