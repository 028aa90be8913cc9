// npm run test:steady [-- --runs N] [--slow-disk] [--json]: repeats the parts of the gate that Chromium or started servers can
// make uneven (`isSteady` in tests/parts.ts), beside two busy processes, or beside one that copies files all the time. Every
// run has to be green. --json ends with one line of JSON.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PARTS, runParts, slowness } from './tests/runParts.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    'slow-disk': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs takes a number of runs, not '${values.runs}'`);
  process.exit(2);
}

const BURDEN = fileURLToPath(new URL('./tests/burden.mjs', import.meta.url));
const burdens = (values['slow-disk'] ? ['disk'] : ['cpu', 'cpu']).map((kind) =>
  spawn(process.execPath, [BURDEN, kind], { stdio: ['pipe', 'pipe', 'inherit'] }),
);
try {
  await Promise.all(burdens.map(({ stdout }) => once(stdout, 'data')));
  // Measured beside them, for all runs.
  console.log(
    `Beside ${values['slow-disk'] ? 'a process that copies files' : 'two busy processes'}: slowness ${slowness()}.`,
  );
  const parts = PARTS.filter(({ isSteady }) => isSteady);
  const red = [];
  for (let run = 1; run <= runs; run += 1) {
    const start = Date.now();
    const { isGreen, red: files } = runParts(parts);
    console.log(`— Run ${run} of ${runs}: ${isGreen ? 'ok' : 'failed'} (${Math.round((Date.now() - start) / 1000)} s)`);
    if (!isGreen)
      red.push(
        ...(files.length > 0 ? files : [{ file: 'outside of tests', tests: [] }]).map((each) => ({ run, ...each })),
      );
  }
  const green = runs - new Set(red.map(({ run }) => run)).size;
  for (const { run, file, tests } of red) console.log(`Red in run ${run}: ${file} ${tests.join(' · ')}`);
  console.log(`${green} of ${runs} runs are green.`);
  if (values.json) console.log(JSON.stringify({ runs, green }));
  process.exitCode = green === runs ? 0 : 1;
} finally {
  for (const burden of burdens) burden.stdin.end();
}
