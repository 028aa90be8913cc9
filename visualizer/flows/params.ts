/** Names what a function takes from the event and the context; `…` stands for what it computes from them. */
const COMPUTED = '…';
const LONGEST = 40;

/**
 * The parameters of a guard or an action as text: `phase, 'groups'` for `({ event }) => [event.phase, 'groups']`. A function is
 * called with stand-ins that only know their own names, so that the text is the same in minified code.
 */
export function paramsText(params: unknown): string {
  const text = typeof params === 'function' ? symbolic(params) : plainText(params);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}${COMPUTED}` : text;
}

class Path {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

function symbolic(params: Function): string {
  const names = new WeakMap<object, Path>();
  let reads = 0;
  /** @param inner prefixes the names of the members; those of the event have none */
  const standIn = (name: string, inner: string): object => {
    const known = new Path(name);
    const refuse = (): never => {
      throw new Error(`${name} has no value here`);
    };
    const proxy = new Proxy(known, {
      get: (_, member) => {
        if (typeof member === 'symbol') return refuse();
        reads += 1;
        return standIn(`${inner}${member}`, `${inner}${member}.`);
      },
      has: refuse,
      ownKeys: refuse,
      getPrototypeOf: refuse,
    });
    names.set(proxy, known);
    return proxy;
  };
  let shown = 0;
  const show = (value: unknown): string => {
    const path = typeof value === 'object' && value !== null ? names.get(value) : undefined;
    if (path === undefined) return plainText(value, show);
    shown += 1;
    return path.name;
  };
  try {
    const result: unknown = params({ event: standIn('event', ''), context: standIn('context', 'context.') });
    const text = show(result);
    return shown === 0 && reads > 0 ? COMPUTED : text;
  } catch {
    return COMPUTED;
  }
}

function plainText(value: unknown, show: (part: unknown) => string = (part) => plainText(part)): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return value.map((part) => show(part)).join(', ');
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return COMPUTED;
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${show(part)}`)
    .join(', ');
}
