export interface Arguments {
  readonly bench: string;
  /** `true`: the figures alone, as one line of JSON. A path: they are written to that file, beside the table that is printed. */
  readonly json: boolean | string;
}

/** Of these, `size.ts` reads how much is to be done. */
const OPTIONS = new Set(['--json', '--quick', '--smoke']);

/** What was asked for, or what is wrong with it. */
export function readArguments(given: readonly string[], benches: readonly string[]): Arguments | string {
  const [bench = '', ...options] = given;
  if (!benches.includes(bench)) return `Which benchmark? ${benches.join(', ')}`;
  const file = options.find((option, index) => options[index - 1] === '--json' && !option.startsWith('--'));
  const unknown = options.find((option) => option !== file && !OPTIONS.has(option));
  if (unknown !== undefined) return `Unknown option: ${unknown}`;
  return { bench, json: file ?? options.includes('--json') };
}
