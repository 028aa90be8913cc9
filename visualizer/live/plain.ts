import { isMasked, MASK, masked } from './mask.ts';

/** Limits on the part of a value that leaves the page; anything beyond is cut and marked as cut. */
const DEPTH = 10;
const ITEMS = 200;
const CHARACTERS = 5_000;
const NODES = 5_000;

const UNREADABLE = '[unreadable]';

export interface PlainOptions {
  /** Whether secrets and personal data are masked, by the names of members and by the shape of texts. */
  readonly hidesSecrets: boolean;
}

/**
 * Any value of a chart as JSON data that another page can show; never throws. It has the marks of `plainValues.ts`, so that
 * what is shown can be read back, as far as it is neither masked nor cut.
 */
export function plain(value: unknown, { hidesSecrets }: PlainOptions): unknown {
  let nodes = 0;
  const above = new Set<object>();

  const shown = (text: string) => cut(hidesSecrets ? masked(text.slice(0, 2 * CHARACTERS)) : text);

  function copy(from: unknown, isSecret: boolean): unknown {
    if (typeof from === 'string') return isSecret ? MASK : shown(from);
    if (typeof from === 'function') return `ƒ ${nameOf(from, '')}`;
    if (typeof from !== 'object' || from === null) return scalar(from);
    nodes += 1;
    if (above.has(from)) return '[circular]';
    if (above.size >= DEPTH || nodes > NODES) return '…';
    above.add(from);
    try {
      return within(from, isSecret);
    } catch {
      // A proxy may refuse any question.
      return UNREADABLE;
    } finally {
      above.delete(from);
    }
  }

  function within(from: object, isSecret: boolean): unknown {
    if (Array.isArray(from)) return list(from, isSecret);
    const stand = special(from);
    if (stand !== undefined) return copy(stand.as, isSecret);
    // An error's `name` is that of its class, not a person's: it is never masked.
    if (from instanceof Error)
      return {
        $: 'Error',
        name: nameOf(from, 'Error'),
        ...members(Object.assign({ message: from.message }, from), isSecret),
      };
    return members(from, isSecret);
  }

  function members(from: object, isSecret: boolean): object {
    const names = Object.keys(from);
    const copied = names.slice(0, ITEMS).flatMap((name): readonly (readonly [string, unknown])[] => {
      const member = read(from, name);
      if (member === undefined) return [];
      if (name === 'value' && isSnapshot(from)) return [[name, plain(member, { hidesSecrets: false })]];
      return [[shown(name), copy(member, isSecret || (hidesSecrets && isMasked(name, member)))]];
    });
    if (names.length > ITEMS) copied.push(['…', `+${names.length - ITEMS}`]);
    return Object.fromEntries(copied);
  }

  function list(from: readonly unknown[], isSecret: boolean): readonly unknown[] {
    const items = from.slice(0, ITEMS).map((item) => copy(item, isSecret) ?? null);
    return from.length > ITEMS ? [...items, `… +${from.length - ITEMS}`] : items;
  }

  return copy(value, false);
}

/** A chart's snapshot: its `value` has only names of states, which are names of the code, whatever they contain. */
function isSnapshot(from: object): boolean {
  return 'historyValue' in from && 'context' in from && 'tags' in from;
}

function scalar(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return typeof value === 'symbol' ? value.toString() : value;
}

function cut(text: string): string {
  return text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text;
}

/** The replacement for an object that its members do not describe; undefined for ordinary objects. */
function special(value: object): { readonly as: unknown } | undefined {
  if (value instanceof Date) {
    return { as: Number.isNaN(value.getTime()) ? 'Invalid Date' : { $: 'Date', at: value.toISOString() } };
  }
  if (value instanceof Map) return { as: [...value] };
  if (value instanceof Set) return { as: [...value] };
  if (typeof File !== 'undefined' && value instanceof File) {
    return { as: { $: 'File', name: value.name, type: value.type, size: value.size } };
  }
  if (typeof Blob !== 'undefined' && value instanceof Blob) {
    return { as: { $: 'Blob', type: value.type, size: value.size } };
  }
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
    return { as: `${value.constructor.name}(${value.byteLength})` };
  }
  if (typeof Node !== 'undefined' && value instanceof Node) return { as: `<${value.nodeName.toLowerCase()}>` };
  if ('sessionId' in value && 'getSnapshot' in value && 'id' in value) return { as: { xstate$$type: 1, id: value.id } };
  // Snapshots of charts and other objects with `toJSON` define their own JSON.
  const toJSON = read(value, 'toJSON');
  if (typeof toJSON !== 'function') return undefined;
  try {
    const as: unknown = toJSON.call(value);
    return as === value ? undefined : { as };
  } catch {
    return { as: UNREADABLE };
  }
}

/** Anything may stand there as a name, or refuse to be read. */
function nameOf(from: object, otherwise: string): string {
  const name = read(from, 'name');
  return typeof name === 'string' ? cut(name) : otherwise;
}

/** A getter may throw. */
function read(from: object, name: string): unknown {
  try {
    return Reflect.get(from, name);
  } catch {
    return UNREADABLE;
  }
}
