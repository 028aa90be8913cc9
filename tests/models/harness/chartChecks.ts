import type { AnyStateMachine } from 'xstate';
import { StateMachine } from 'xstate';
import { nodesOf, transitionsOf } from '../../../visualizer/flows/transitions.ts';
import type { ChartRun } from './chartDriver.ts';
import type { ChartModel } from './model.ts';
import type { ChartPath } from './paths.ts';

/** They tell of what happens elsewhere, and are never done: of the address, the browser's line and storage, the page, the phase, the server's stream. */
const LISTENERS = new Set([
  'followAddress',
  'followBrowser',
  'followDeeds',
  'followHeld',
  'followKeys',
  'followLeaving',
  'followLine',
  'followOpened',
  'followPage',
  'followPhase',
  'followSent',
  'followStream',
  'followInstall',
  'followVersions',
]);

/** The actors that are invoked under another name or not declared, and those after whose answer the chart may not go on. */
export function wrongActors(machine: AnyStateMachine): readonly string[] {
  const declared = machine.implementations.actors;
  const invoked = nodesOf(machine.root).flatMap((node) =>
    node.invoke.map((each) => ({ node, actor: each.id, src: typeof each.src === 'string' ? each.src : '' })),
  );
  const undeclared = invoked.filter(({ src }) => !(src in declared)).map(({ actor }) => `${actor} is not declared`);
  const stuck = invoked.flatMap(({ node, actor, src }) =>
    answersOf(src, declared[src])
      .map((answer) => node.transitions.get(`xstate.${answer}.actor.${actor}`) ?? [])
      .filter((ways) => ways.length === 0 || ways.at(-1)?.guard !== undefined)
      .map(() => `${actor} may end without a way on`),
  );
  const misnamed = invoked.filter(({ actor, src }) => actor !== src).map(({ actor, src }) => `${actor} is ${src}`);
  return [...misnamed, ...undeclared, ...stuck];
}

/**
 * How an actor may end. A chart that is invoked ends as it says itself; should its own code break, the page says so
 * (tests/app/brokenChart.view.test.tsx).
 */
function answersOf(src: string, logic: unknown): readonly string[] {
  return logic instanceof StateMachine || LISTENERS.has(src) ? [] : ['done', 'error'];
}

/** The transitions that no walk takes. */
export function untaken({ machine }: ChartModel, walks: readonly ChartPath[]): readonly string[] {
  const taken = new Set(walks.flatMap((path) => path.taken));
  return transitionsOf(machine).flatMap(({ id }) => (taken.has(id) ? [] : [id]));
}

/** The sentences of the rules that spoke of nothing in any run. */
export function silentRules({ rules }: ChartModel, runs: readonly ChartRun[]): readonly string[] {
  const spoken = new Set(runs.flatMap(({ judged }) => judged.flat()));
  return rules.filter((rule) => !spoken.has(rule)).map(({ says }) => says);
}

/** The transitions that no rule about what happened there has judged. */
export function unjudged({ machine }: ChartModel, runs: readonly ChartRun[]): readonly string[] {
  const judged = new Set(runs.flatMap(judgedIn));
  return transitionsOf(machine).flatMap(({ id }) => (judged.has(id) ? [] : [id]));
}

/** The transitions of the moments that a rule about what happened there has judged. */
export function judgedIn({ moments, judged }: ChartRun): readonly string[] {
  return moments.flatMap(({ taken }, index) => (judged[index]?.some(({ on }) => on !== undefined) ? taken : []));
}
