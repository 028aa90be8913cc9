import { type AnyStateMachine, StateMachine } from 'xstate';
import { actionName, guardName } from '../flows/names.ts';

/** Definitions by config object, which all actors of one chart share. */
const known = new WeakMap<object, string>();

/** A chart's config as JSON, with functions replaced by their names. */
export function definitionOf({ config }: AnyStateMachine): string {
  const text = known.get(config) ?? written(config);
  known.set(config, text);
  return text;
}

/** The chart's id in its definition; undefined for an actor without a chart, which some tools define by its id alone. */
export function chartIn(definition: string): string | undefined {
  const config = parsed(definition);
  if (typeof config !== 'object' || config === null || Object.keys(config).length < 2) return undefined;
  return 'id' in config && typeof config.id === 'string' ? config.id : undefined;
}

/** Must not break the watched page: a circular config has no JSON, so its definition is the id alone. */
function written(config: AnyStateMachine['config']): string {
  try {
    return JSON.stringify(config, named);
  } catch {
    return JSON.stringify({ id: config.id });
  }
}

function named(this: object, key: string, value: unknown): unknown {
  // `value` of an inline chart is already the result of its `toJSON`; the holder `this` still has the chart itself.
  const before: unknown = Reflect.get(this, key);
  if (before instanceof StateMachine) return before.id;
  if (typeof value === 'object' && value !== null && 'transition' in value && 'getInitialSnapshot' in value) return key;
  if (typeof value !== 'function') return value;
  return { type: key === 'guard' ? guardName(value) : actionName(value) };
}

/** Another application's text may be truncated. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
