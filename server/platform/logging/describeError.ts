/** The part of an error that may be logged. */
export interface DescribedError {
  readonly type: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly message?: string;
  readonly frames: readonly string[];
  readonly cause?: DescribedError;
}

/** Only these messages are logged: other errors quote their input (query parameters, a schema's input, malformed JSON). */
const SPEAK_FOR_THEMSELVES = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'AggregateError']);

/** Enough to find the bug, without anything that a person typed. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { constructor, stack = '' } = error;
  const isDriverError = 'severity' in error;
  return {
    type: constructor.name,
    ...textMember(error, 'code'),
    ...textMember(error, 'constraint'),
    ...(SPEAK_FOR_THEMSELVES.has(constructor.name) && !isDriverError && { message: error.message }),
    frames: stack
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at ')),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function textMember<Name extends string>(error: Error, name: Name): { readonly [N in Name]?: string } {
  const value: unknown = Reflect.get(error, name);
  const found: { [N in Name]?: string } = {};
  if (typeof value === 'string') found[name] = value;
  return found;
}
