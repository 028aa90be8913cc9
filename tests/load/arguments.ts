export interface Arguments {
  readonly bench: string;
  /** The figures alone, as one line of JSON. */
  readonly json: boolean;
  /** A short run, to see that it works; its figures are worth less. */
  readonly quick: boolean;
}

const OPTIONS = new Set(['--json', '--quick']);

/** What was asked for, or what is wrong with it. */
export function readArguments(given: readonly string[], benches: readonly string[]): Arguments | string {
  const [bench = '', ...options] = given;
  if (!benches.includes(bench)) return `Which benchmark? ${benches.join(', ')}`;
  const unknown = options.find((option) => !OPTIONS.has(option));
  if (unknown !== undefined) return `Unknown option: ${unknown}`;
  return { bench, json: options.includes('--json'), quick: options.includes('--quick') };
}
