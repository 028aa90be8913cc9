import { writeFileSync } from 'node:fs';
import { measureAgenda } from './agenda/measureAgenda.ts';
import { measureApi } from './api/measureApi.ts';
import { readArguments } from './arguments.ts';
import { measureCluster } from './cluster/measureCluster.ts';
import { measureDev } from './dev/measureDev.ts';
import { measureLive } from './live/measureLive.ts';
import { measureLoad } from './load/measureLoad.ts';
import { measureFound } from './found/measureFound.ts';
import { measureInspect } from './inspect/measureInspect.ts';
import type { Measure, Surroundings } from './outcome.ts';
import { measurePage } from './page/measurePage.ts';
import { measureRace } from './race/measureRace.ts';
import { measureRecords } from './records/measureRecords.ts';
import { measureRegistrations } from './registrations/measureRegistrations.ts';
import { measureScale } from './scale/measureScale.ts';
import { measureStart } from './start/measureStart.ts';
import { measureTournament } from './tournament/measureTournament.ts';
import { measureWeek } from './week/measureWeek.ts';

const BENCHES: Readonly<Record<string, Measure>> = {
  race: measureRace,
  api: measureApi,
  page: measurePage,
  agenda: measureAgenda,
  load: measureLoad,
  cluster: measureCluster,
  scale: measureScale,
  start: measureStart,
  dev: measureDev,
  registrations: measureRegistrations,
  tournament: measureTournament,
  inspect: measureInspect,
  week: measureWeek,
  found: measureFound,
  live: measureLive,
  records: measureRecords,
};

/** Runs one benchmark and prints it; returns the exit code. */
export async function bench(given: readonly string[], surroundings: Surroundings): Promise<number> {
  const asked = readArguments(given, Object.keys(BENCHES));
  const measure = typeof asked === 'string' ? undefined : BENCHES[asked.bench];
  if (typeof asked === 'string' || !measure) {
    console.error(asked);
    return 2;
  }
  const { figures, text, broken } = await measure(surroundings);
  const json = JSON.stringify(figures);
  console.log(asked.json === true ? json : `${text}\n`);
  if (typeof asked.json === 'string') writeFileSync(asked.json, `${json}\n`);
  const wrong = [...broken, ...missingFigures(figures)];
  for (const promise of wrong) console.error(`Broken: ${promise}`);
  return wrong.length === 0 ? 0 : 1;
}

/** Figures that are none, as of something that was never done: NaN and infinite. */
function missingFigures(figures: unknown, path = ''): string[] {
  if (typeof figures === 'number') return Number.isFinite(figures) ? [] : [`${path}: no figure came out`];
  if (typeof figures !== 'object' || figures === null) return [];
  return Object.entries(figures).flatMap(([name, each]) => missingFigures(each, path ? `${path}.${name}` : name));
}
