import { type AnyStateMachine, StateMachine } from 'xstate';
import { charts } from './index.ts';

/** A chart with the file that exports it, as its path from the project's root. */
export interface ChartInFile {
  readonly file: string;
  readonly machine: AnyStateMachine;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.ts', { eager: true });

/** Every chart that a file here exports, registered or not. */
export function chartsInFiles(): readonly ChartInFile[] {
  return Object.entries(modules).flatMap(([path, exported]) =>
    Object.values(exported).flatMap((value) =>
      value instanceof StateMachine ? [{ file: path.replace('./', 'machines/'), machine: value }] : [],
    ),
  );
}

/** Every registered chart with its file, in the registry's order. */
export function registeredCharts(): readonly (ChartInFile & { readonly id: string })[] {
  const files = new Map(chartsInFiles().map(({ file, machine }) => [machine, file]));
  return Object.entries<AnyStateMachine>(charts).map(([id, machine]) => ({
    id,
    machine,
    file: files.get(machine) ?? 'machines/index.ts',
  }));
}
