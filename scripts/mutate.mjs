// npm run mutate [-- FOLDER…] [--seed TEXT] [--sample N] [--afresh] [--concurrency N] [--json]: lets Stryker change one
// place after another in domain/, machines/ and the server's money, and lists what no test noticed (docs/mutation.md).
// Exit code 1: an entry of tests/mutants/equivalent.json is wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build.mjs';
import { resultsOf } from './mutate/results.mjs';
import { runUnit } from './mutate/runUnit.mjs';
import { unitsOf } from './mutate/units.mjs';
import { placeOf } from './mutate/verdicts.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    sample: { type: 'string', default: '300' },
    afresh: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
const tell = (text) => (values.json ? process.stderr : process.stdout).write(`${text}\n`);
const options = { afresh: values.afresh, concurrency: Number(values.concurrency) };

const units = unitsOf(positionals, { size: Number(values.sample), seed: values.seed });
const reports = units.map((unit, index) => {
  process.stderr.write(`${unit.name} (${index + 1} of ${units.length})\n`);
  return runUnit(unit, options);
});
const equivalents = JSON.parse(readFileSync(join(ROOT, 'tests/mutants/equivalent.json'), 'utf8'));
const { files, noticed, timedOut, survivors, loading, unread, equivalent, wrong } = resultsOf(reports, equivalents);

for (const mutant of survivors) tell(`${placeOf(mutant)}${mutant.status === 'NoCoverage' ? ' (no test runs it)' : ''}`);
for (const mutant of loading) tell(`Not counted, throws while it loads: ${placeOf(mutant)}`);
for (const { file, from, to } of wrong) tell(`Not equivalent, or not there: ${file}: ${from} → ${to}`);

const killed = noticed.length + timedOut.length;
const mutants = killed + survivors.length;
const score = mutants === 0 ? 100 : Math.round((1000 * killed) / mutants) / 10;
if (units.some(({ name }) => name.startsWith('server'))) tell(`A sample of the server: --seed ${values.seed}`);
tell(
  `Not counted: ${unread.length} that no test is to notice, ${loading.length} that throw while they load, ${equivalent.length} equivalent`,
);
tell(
  `${mutants} mutants in ${files} files: ${noticed.length} killed, ${timedOut.length} timed out, ${survivors.length} survived: ${score} %`,
);
if (values.json) {
  const told = { files, mutants, killed: noticed.length, survived: survivors.length, timeout: timedOut.length, score };
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
process.exitCode = wrong.length > 0 ? 1 : 0;
