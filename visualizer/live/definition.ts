import { type AnyStateMachine, StateMachine } from 'xstate';
import { actionName, guardName } from '../flows/names.ts';

/** By their config, which all actors of one chart share. */
const known = new WeakMap<object, string>();

/** A chart's code as JSON: what is written in it as a function keeps its name alone. */
export function definitionOf({ config }: AnyStateMachine): string {
  const text = known.get(config) ?? written(config);
  known.set(config, text);
  return text;
}

/** The chart's id in its definition; undefined for what is no chart, which some tools define by its name alone. */
export function chartIn(definition: string): string | undefined {
  const config = parsed(definition);
  if (typeof config !== 'object' || config === null || Object.keys(config).length < 2) return undefined;
  return 'id' in config && typeof config.id === 'string' ? config.id : undefined;
}

/** Who is watched may not break of it: a config that holds itself has no JSON, and is told by its name alone. */
function written(config: AnyStateMachine['config']): string {
  try {
    return JSON.stringify(config, named);
  } catch {
    return JSON.stringify({ id: config.id });
  }
}

function named(this: object, key: string, value: unknown): unknown {
  // A chart written in place has been put into its own JSON by now.
  const before: unknown = Reflect.get(this, key);
  if (before instanceof StateMachine) return before.id;
  if (typeof value === 'object' && value !== null && 'transition' in value && 'getInitialSnapshot' in value) return key;
  if (typeof value !== 'function') return value;
  return { type: key === 'guard' ? guardName(value) : actionName(value) };
}

/** Another application's text may be cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
