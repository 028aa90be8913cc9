// Judges mutants of charts in one warm process: a mutant needs the charts loaded anew, but not Node, Vite and XState.
import { createServer, createServerModuleRunner } from 'vite';
import { LOADING } from './reasons.mjs';

const JUDGE = '/tests/mutants/judgeCharts.ts';
const TEST = { id: 'charts', name: 'the walks and rules of the charts', status: 0, timeSpentMs: 0 };
/** Stryker's instrumented code asks here which mutant is active, and counts here what it runs. */
const state = (globalThis.__stryker__ ??= {});

/** A test runner of Stryker with one test: what tests/models/charts.test.ts asserts of the charts named in CHARTS. */
export class ChartRunner {
  strays = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    Error.stackTraceLimit = Infinity;
    // XState throws what nobody handles outside of every call.
    process.on('uncaughtException', (error) => this.strays.push(error));
    this.server = await createServer({
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    });
    this.modules = createServerModuleRunner(this.server.environments.ssr, { hmr: false });
  }

  async dryRun() {
    state.activeMutant = undefined;
    const { failure } = await this.judge();
    if (failure !== undefined) return { status: 'error', errorMessage: failure.stack };
    return { status: 'complete', tests: [TEST], mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit }) {
    Object.assign(state, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    const { failure, isLoaded } = await this.judge();
    if (hitLimit !== undefined && state.hitCount > hitLimit) return { status: 'timeout', reason: 'it runs in circles' };
    if (failure === undefined) return { status: 'survived', nrOfTests: 1 };
    if (!isLoaded && !isOfTests(failure)) return { status: 'error', errorMessage: `${LOADING}: ${failure.message}` };
    return { status: 'killed', killedBy: [TEST.id], failureMessage: failure.message, nrOfTests: 1 };
  }

  async dispose() {
    await this.server?.close();
  }

  /** What was wrong first, and whether all was loaded by then. */
  async judge() {
    this.strays = [];
    this.modules.clearCache();
    let isLoaded = false;
    try {
      const { judgeCharts } = await this.modules.import(JUDGE);
      isLoaded = true;
      await judgeCharts();
      await new Promise((resolve) => setTimeout(resolve));
      return { failure: this.strays[0], isLoaded };
    } catch (failure) {
      return { failure, isLoaded };
    }
  }
}

/** Models make samples while they load: what throws then was called by a test. */
export function isOfTests({ stack = '' }) {
  return /\/tests\/(?!mutants)/.test(stack);
}
