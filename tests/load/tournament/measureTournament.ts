import { answers } from '../../database/postgresServer.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { holdContest } from './contest.ts';
import { playOverHttp } from './overHttp.ts';
import { reportTournament } from './tournamentReport.ts';

/** How fast a tournament is drawn, scored and told, beside a well-known library and over HTTP. */
export async function measureTournament({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const contest = await holdContest();
  const embedded = await playOverHttp(root, 'embedded');
  return reportTournament(contest, (await answers()) ? [await playOverHttp(root, 'postgres'), embedded] : [embedded]);
}
