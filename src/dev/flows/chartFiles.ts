import { type AnyStateMachine, StateMachine } from 'xstate';

// Eager: the registry has imported them all already; this only asks which file gave which chart.
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../machines/**/*.ts', { eager: true });

/** Every chart that a file of machines/ exports, registered or not, with the file's path from the project's root. */
export function chartsInFiles(): readonly { readonly file: string; readonly machine: AnyStateMachine }[] {
  return Object.entries(modules).flatMap(([path, exported]) => {
    const file = path.slice(path.indexOf('machines/'));
    if (file === 'machines/index.ts') return [];
    return Object.values(exported).flatMap((value) =>
      value instanceof StateMachine ? [{ file, machine: value }] : [],
    );
  });
}
