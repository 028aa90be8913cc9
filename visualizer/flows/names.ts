import { paramsText } from './params.ts';

/** A function that is written where it is used has no name. */
const INLINE = 'inline';

/** The displayed name of a guard, as code, with its parameters: its own name, or the parts of a combined or inline guard. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') return called(guard) ?? INLINE;
  const within = member(guard, 'guards');
  if (Array.isArray(within)) return `${guard.name}(${within.map(guardName).join(', ')})`;
  const state = member(guard, 'stateValue');
  if (state !== undefined) return `stateIn(${typeof state === 'string' ? state : JSON.stringify(state)})`;
  return guard.name === '' || guard.name === 'guard' ? INLINE : guard.name;
}

/** `isAt(phase, 'groups')` for a guard or an action that is named with parameters. */
function called(named: unknown): string | null {
  const type = text(member(named, 'type'));
  const params = paramsText(member(named, 'params'));
  return type === null || params === '' ? type : `${type}(${params})`;
}

/** The displayed name of an action with its parameters; a built-in action also names its target. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const type = text(member(action, 'type'));
  if (type !== null && BUILT_IN[type] !== undefined) return [BUILT_IN[type], subject(action)].filter(Boolean).join(' ');
  if (type !== null) return called(action) ?? type;
  return typeof action === 'function' && action.name !== '' && action.name !== 'actions' ? action.name : INLINE;
}

const BUILT_IN: Readonly<Record<string, string>> = {
  'xstate.assign': 'assign',
  'xstate.emit': 'emit',
  'xstate.raise': 'raise',
  'xstate.cancel': 'cancel',
  'xstate.sendTo': 'sendTo',
  'xstate.sendParent': 'sendParent',
  'xstate.spawnChild': 'spawn',
  'xstate.stopChild': 'stop',
  'xstate.log': 'log',
  'xstate.enqueueActions': 'enqueue',
};

function subject(action: unknown): string {
  const assignment = member(action, 'assignment');
  if (typeof assignment === 'object' && assignment !== null) return Object.keys(assignment).join(', ');
  const to = text(member(action, 'to'));
  const event = text(member(member(action, 'event'), 'type'));
  if (to !== null || event !== null) return [to, event].filter(Boolean).join(' ');
  return text(member(action, 'sendId')) ?? text(member(action, 'src')) ?? '';
}

/** Whether an action implements an `after`: XState adds a delayed raise on entry and a cancel on exit for it. */
export function isDelayMachinery(action: unknown): boolean {
  const timer = text(member(member(action, 'event'), 'type')) ?? text(member(action, 'sendId'));
  return timer !== null && timer.startsWith('xstate.after.');
}

function member(value: unknown, name: string): unknown {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return undefined;
  return name in value ? Reflect.get(value, name) : undefined;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
