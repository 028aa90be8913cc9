export interface Arguments {
  readonly bench: string;
  /** The figures alone, as one line of JSON. */
  readonly json: boolean;
}

/** What was asked for, or what is wrong with it. */
export function readArguments(given: readonly string[], benches: readonly string[]): Arguments | string {
  const [bench = '', ...options] = given;
  if (!benches.includes(bench)) return `Which benchmark? ${benches.join(', ')}`;
  const unknown = options.find((option) => option !== '--json');
  return unknown === undefined ? { bench, json: options.length > 0 } : `Unknown option: ${unknown}`;
}
