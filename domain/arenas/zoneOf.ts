import { DEFAULT_ZONE } from '../values/days/moment.ts';
import { fold } from '../values/text/names.ts';
import { FAR_MUNICIPALITIES, SHARED } from './municipalities.ts';
import type { ArenaZone } from './zones.ts';

/** The zone of each state whose municipalities are not under {@link DEFAULT_ZONE}; Amazonas and Pernambuco have one more. */
const OF_STATES: Readonly<Record<string, ArenaZone>> = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  MA: 'America/Fortaleza',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  SE: 'America/Maceio',
  TO: 'America/Araguaina',
};
const OTHER_STATES = new Set(['DF', 'ES', 'GO', 'MG', 'PR', 'RJ', 'RS', 'SC', 'SP']);

/** The west of Amazonas, by the line from Tabatinga to Porto Acre of the law 12.876/2013: an hour behind Manaus. */
const WEST_OF_AMAZONAS = new Set([
  'atalaia do norte',
  'benjamin constant',
  'boca do acre',
  'eirunepe',
  'envira',
  'guajara',
  'ipixuna',
  'itamarati',
  'jutai',
  'labrea',
  'pauini',
  'sao paulo de olivenca',
  'tabatinga',
]);
const NORONHA = 'fernando de noronha';

/** Capitals whose name alone is taken for theirs; the capitals under {@link DEFAULT_ZONE} need no entry. */
const CAPITALS: ReadonlyMap<string, string> = new Map([
  ['aracaju', 'SE'],
  ['belem', 'PA'],
  ['boa vista', 'RR'],
  ['campo grande', 'MS'],
  ['fortaleza', 'CE'],
  ['joao pessoa', 'PB'],
  ['macapa', 'AP'],
  ['maceio', 'AL'],
  ['natal', 'RN'],
  ['palmas', 'TO'],
  ['recife', 'PE'],
  ['rio branco', 'AC'],
  ['salvador', 'BA'],
  ['sao luis', 'MA'],
  ['teresina', 'PI'],
]);

/** The zone of a municipality. `state` is its two letters. */
export function zoneOf(state: string, municipality: string): ArenaZone {
  const name = fold(municipality);
  if (state === 'AM' && WEST_OF_AMAZONAS.has(name)) return 'America/Eirunepe';
  if (state === 'PE' && name === NORONHA) return 'America/Noronha';
  return OF_STATES[state] ?? DEFAULT_ZONE;
}

/** `isSure`: what was typed leaves no doubt about the clock. */
export interface CityZone {
  readonly zone: ArenaZone;
  readonly isSure: boolean;
}

/** The zone of a city as people type it: `Manaus`, `Manaus - AM`, `Manaus/AM`, `Manaus (AM)`, `Manaus, Amazonas`. */
export function zoneOfCity(typed: string): CityZone {
  const { name, state } = read(typed);
  if (state) {
    const isSure = state !== 'AM' || FAR_MUNICIPALITIES.get(state)?.has(name) === true;
    return { zone: zoneOf(state, name), isSure };
  }
  const [far] = [...FAR_MUNICIPALITIES].find(([, names]) => names.has(name)) ?? [];
  const isSure = !SHARED.has(name);
  if (name === NORONHA) return { zone: zoneOf('PE', name), isSure };
  const likely = CAPITALS.get(name) ?? (isSure ? far : undefined);
  return { zone: likely ? zoneOf(likely, name) : DEFAULT_ZONE, isSure };
}

/** A state counts only after a mark: `Sento Sé` is not in Sergipe. */
const WITH_STATE = /^(.+?)\s*[-–—/,(]\s*([a-z]{2})\)?$/;

function read(typed: string): { name: string; state?: string } {
  const folded = fold(typed);
  const [, before, letters] = WITH_STATE.exec(folded) ?? [];
  const state = letters?.toUpperCase();
  if (before && state && (state in OF_STATES || OTHER_STATES.has(state))) return { name: before, state };
  return { name: folded.split(/\s+[-–—]\s+|\s*[/,(]/)[0]?.replaceAll('’', "'") ?? '' };
}
