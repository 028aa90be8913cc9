// What is mutated together, and which tests judge it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../build.mjs';

/** Where money is taken, held and given back: the folders below server/ of each area, and its files of tests/attacks. */
const AREAS = {
  agenda: { folders: ['areas/owner/agenda', 'core/ledger', 'core/reservations'], attacks: ['agenda', 'ownerBooking'] },
  booking: { folders: ['areas/player/booking', 'core/hours', 'core/sale'], attacks: ['booking'] },
  payment: { folders: ['core/payment'], attacks: ['payments'] },
  registrations: {
    folders: ['areas/competitions/registrations'],
    attacks: ['registrations', 'carts', 'invitations', 'leaving'],
  },
  tournament: { folders: ['areas/competitions/tournament'], attacks: ['tournament'] },
  vouchers: { folders: ['areas/owner/vouchers'], attacks: ['vouchers'] },
};
const MONEY = Object.keys(AREAS);
const foldersOf = (area) => AREAS[area].folders.map((folder) => `server/${folder}`);
/** Who is told of it, whatever the area. */
const TOLD = 'tests/api/notices/*.test.ts';

/**
 * @typedef Unit
 * @property {string} name
 * @property {readonly string[]} mutate files
 * @property {readonly string[]} tests patterns of the files of tests that judge its mutants
 * @property {readonly string[]} sources folders that these tests read
 * @property {Readonly<Record<string, string>>} env
 * @property {object} stryker options
 */

/**
 * The units of the folders (or files) that were asked for, or of all.
 * @param {readonly string[]} folders
 * @param {{ size: number, seed: string }} sample of the server
 * @returns {readonly Unit[]}
 */
export function unitsOf(folders, sample) {
  const isChosen = (file) => folders.length === 0 || folders.some((folder) => isIn(file, folder));
  const units = [...domainUnits(isChosen), ...chartUnits(isChosen), ...serverUnits(isChosen, sample)];
  const unknown = folders.filter((folder) => !units.some(({ mutate }) => mutate.some((file) => isIn(file, folder))));
  if (unknown.length > 0) throw new Error(`Nothing to mutate in ${unknown.join(', ')}`);
  return units;
}

function isIn(file, folder) {
  return file === folder || file.startsWith(`${folder.replace(/\/$/, '')}/`);
}

function sourcesIn(folder) {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

/** A folder at a time. Tests that import none of its files do not run. */
function domainUnits(isChosen) {
  const files = sourcesIn('domain').filter(isChosen);
  return [...new Set(files.map(dirname))].map((folder) => ({
    name: folder,
    mutate: files.filter((file) => dirname(file) === folder),
    tests: ['tests/domain/**/*.test.ts'],
    sources: ['domain', 'tests/domain'],
    env: {},
    stryker: { vitest: { related: true } },
  }));
}

/**
 * A file at a time: nearly all that a chart says is read when it loads, so that each of its mutants needs its tests anew,
 * and these are to be few. Records are left out: they notice every change, right or wrong.
 */
function chartUnits(isChosen) {
  const files = sourcesIn('machines');
  const chartsOf = chartsByFile(files);
  const judged = files.filter((file) => isChosen(file) && chartsOf(file).length > 0);
  return judged.map((file) => ({
    name: file.replace(/\.ts$/, ''),
    mutate: [file],
    tests: ['tests/mutants/judgeCharts.ts'],
    sources: ['machines', 'domain', 'visualizer', 'tests/models'],
    env: { CHARTS: chartsOf(file).join(',') },
    stryker: { testRunner: 'charts', ignorers: ['unread'] },
  }));
}

/** The charts that a file is of: itself, or those that import it, or whose models do, without another chart between. */
function chartsByFile(files) {
  const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const charts = files.filter((file) => isModel(modelOf(file)));
  const chartOf = new Map(charts.flatMap((file) => [file, modelOf(file)].map((each) => [each, basename(file, '.ts')])));
  for (const model of charts.map(modelOf)) texts.set(model, readFileSync(join(ROOT, model), 'utf8'));
  const importers = (file) =>
    [...texts.keys()].filter((other) =>
      importsIn(texts.get(other)).some((path) => join(dirname(other), path) === file),
    );
  const chartsOf = (file, seen = new Set()) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const chart = chartOf.get(file);
    return chart === undefined ? importers(file).flatMap((other) => chartsOf(other, seen)) : [chart];
  };
  return (file) => [...new Set(chartsOf(file))];
}

/** Of what stands beside a model, some is called as a file of its chart. */
function isModel(file) {
  const path = join(ROOT, file);
  return existsSync(path) && readFileSync(path, 'utf8').includes('export const model = ');
}

function modelOf(chartFile) {
  return chartFile.replace(/^machines/, 'tests/models');
}

/** What is imported for its types alone does not run. */
function importsIn(text) {
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gm)].map(([, path]) => path);
}

/** All of it at a time, of which a sample is tried. What is read when it loads is left out: every test would judge it. */
function serverUnits(isChosen, { size, seed }) {
  const files = MONEY.flatMap(foldersOf).flatMap(sourcesIn).filter(isChosen);
  const areas = MONEY.filter((area) => files.some((file) => foldersOf(area).some((folder) => isIn(file, folder))));
  if (files.length === 0) return [];
  return [
    {
      name: `server-${seed}-${size}/${areas.join('-')}`,
      mutate: files,
      tests: [
        TOLD,
        ...areas.flatMap((area) => [
          `tests/api/${area}/**/*.test.ts`,
          ...AREAS[area].attacks.map((name) => `tests/attacks/${name}.test.ts`),
        ]),
      ],
      sources: ['server', 'domain', 'tests', 'public', 'src', 'machines'],
      env: {
        MUTATE_DATABASES: 'embedded',
        MUTATE_SAMPLE: String(size),
        MUTATE_SEED: seed,
        PGHOST: '0.0.0.0',
        PGPORT: '1',
      },
      stryker: { ignoreStatic: true },
    },
  ];
}
