// What Stryker is given besides its own: a runner that knows how a run went wrong, what nobody reads, what is still to be
// tried, and who keeps the verdicts.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { ROOT } from '../build.mjs';
import { ChartRunner, isOfTests } from './chartRunner.mjs';
import { LEFT_OUT, LOADING } from './reasons.mjs';
import { VerdictReporter } from './verdictReporter.mjs';
import { keyOf, readVerdicts } from './verdicts.mjs';
import { coolDown, keepWarm } from './warmPool.mjs';

const [vitestRunner] = vitestPlugins;
const UNREAD = { description: 'the description of a state', types: 'what the compiler alone reads' };

/** Vitest's runner, but for runs in which a file could not be collected, or an error came from outside of every test. */
function judging(injector) {
  const runner = injector.injectFunction(vitestRunner.factory);
  const [init, mutantRun, dispose] = [runner.init, runner.mutantRun, runner.dispose].map((method) =>
    method.bind(runner),
  );
  runner.init = async () => {
    await init();
    if (process.env.MUTATE_DATABASES !== undefined) keepWarm(runner.ctx);
  };
  runner.dispose = async () => {
    await dispose();
    await coolDown();
  };
  runner.mutantRun = async (options) => {
    const result = await mutantRun(options);
    if (result.status === 'timeout' || result.status === 'killed') return result;
    const [error] = runner.ctx.state.getFiles().flatMap((file) => (isBroken(file) ? file.result.errors : []));
    // The runner takes a file without tests for one that has nothing against the mutant.
    if (error !== undefined && !isOfTests(error))
      return { status: 'error', errorMessage: `${LOADING}: ${error.message}` };
    if (error === undefined && result.status !== 'error') return result;
    return { status: 'killed', killedBy: [], failureMessage: error?.message ?? result.errorMessage, nrOfTests: 0 };
  };
  return runner;
}
judging.inject = ['$injector'];

function isBroken({ result, tasks }) {
  return result?.state === 'fail' && tasks.length === 0;
}

/** What a chart says to people and to the compiler, and a state that says nothing else: it does the same without. */
const unread = {
  shouldIgnore: (path) => {
    if (path.isObjectProperty()) return UNREAD[path.node.key.name];
    const members = path.isObjectExpression() ? path.node.properties : [];
    const words = members.map(({ key }) => UNREAD[key?.name]);
    return words.every((word) => word !== undefined) ? words[0] : undefined;
  },
};

/** Leaves out whose verdict is known, and of the server all but MUTATE_SAMPLE mutants, chosen by MUTATE_SEED. */
function untried() {
  const known = readVerdicts(process.env.MUTATE_VERDICTS);
  const size = Number(process.env.MUTATE_SAMPLE ?? Infinity);
  const chosen = new Set();
  const check = (mutant) =>
    chosen.has(mutant.id) && !known.has(keyIn(mutant))
      ? { status: 'passed' }
      : { status: 'compileError', reason: LEFT_OUT };
  return {
    init: async () => undefined,
    group: async (mutants) => {
      const order = size === Infinity ? mutants : mutants.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1));
      for (const { id } of order.slice(0, size - chosen.size)) chosen.add(id);
      return [mutants.map(({ id }) => id)];
    },
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, check(mutant)])),
  };
}

/** A checker is given lines and columns that count from 0. */
function keyIn({ fileName, location: { start, end }, replacement }) {
  const place = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  return keyOf(relative(ROOT, fileName), { location: { start: place(start), end: place(end) }, replacement });
}

function lot({ fileName, location, replacement }) {
  const { start, end } = location;
  const name = fileName.replace(/^.*\/server\//, '');
  return createHash('sha256')
    .update(JSON.stringify([process.env.MUTATE_SEED, name, start, end, replacement]))
    .digest('hex');
}

/** Read by Stryker. */
export const strykerPlugins = [
  { kind: 'TestRunner', name: 'judging', factory: judging },
  { kind: 'TestRunner', name: 'charts', injectableClass: ChartRunner },
  { kind: 'Ignore', name: 'unread', value: unread },
  { kind: 'Checker', name: 'untried', factory: untried },
  { kind: 'Reporter', name: 'verdicts', injectableClass: VerdictReporter },
];
