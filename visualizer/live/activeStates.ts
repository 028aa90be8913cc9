import type { StateValue } from 'xstate';
import type { StateBox } from '../flows/graph.ts';

/** Ids of the active states in a snapshot's value, with their ancestors; ignores names that the chart lacks. */
export function activeStates(root: StateBox, value: StateValue | undefined): ReadonlySet<string> {
  const active = new Set<string>();
  if (value !== undefined) enter(root, value, active);
  return active;
}

function enter(box: StateBox, value: StateValue, active: Set<string>): void {
  active.add(box.id);
  const within = typeof value === 'string' ? { [value]: {} } : value;
  for (const [name, inner] of Object.entries(within)) {
    const child = box.children.find((each) => each.name === name);
    if (child !== undefined) enter(child, inner ?? {}, active);
  }
}
