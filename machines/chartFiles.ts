import { type AnyStateMachine, StateMachine } from 'xstate';

/** A chart with the file that exports it, as its path from the project's root. */
export interface ChartInFile {
  /** The chart's only name, from its own definition. */
  readonly id: string;
  readonly file: string;
  readonly machine: AnyStateMachine;
}

// A file that is added is seen: vitest caches no module with the text `import.meta.glob(`, which the type argument hides.
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.ts', { eager: true });

/** Every chart of the product, sorted by file. The tests' coverage, the visualizer and the drawings read this list. */
export const charts: readonly ChartInFile[] = Object.keys(modules)
  .toSorted()
  .flatMap((path) =>
    Object.values(modules[path] ?? {}).flatMap((value) =>
      value instanceof StateMachine ? [{ id: value.id, file: path.replace('./', 'machines/'), machine: value }] : [],
    ),
  );
