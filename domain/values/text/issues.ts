import { Schema, SchemaIssue } from 'effect';

/** The first error of each member of a value, by its path (`date.month`); empty when there is none. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The errors of a value that a schema refuses, in a form and on the server: the schema's own
 * Portuguese messages, the first one per field.
 */
export function fieldErrors(issue: SchemaIssue.Issue): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of format(issue).issues) {
    const name = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    errors[name] ??= UNION.test(message) ? INVALID : message;
  }
  return errors;
}

/** A schema for `@mantine/form`'s `schemaResolver`, with the same Portuguese messages as the server's. */
export function formSchema<S extends Schema.ConstraintDecoder<unknown>>(schema: S) {
  return Schema.toStandardSchemaV1(schema, { ...PORTUGUESE, parseOptions: { errors: 'all' } });
}

const INVALID = 'Valor inválido.';
/** No member of a union fits: effect asks no hook for the words of that, and says them in English. */
const UNION = /^Expected .+ \| /;
const PORTUGUESE = { leafHook: leafInPortuguese, checkHook: checkInPortuguese };
const format = SchemaIssue.makeFormatterStandardSchemaV1(PORTUGUESE);

function leafInPortuguese(issue: SchemaIssue.Leaf): string {
  const given = SchemaIssue.defaultLeafHook(issue);
  switch (issue._tag) {
    case 'MissingKey':
      return given === 'Missing key' ? 'Campo obrigatório.' : given;
    case 'UnexpectedKey':
      return 'Campo desconhecido.';
    default:
      return /^(Expected|Invalid|Forbidden)\b/.test(given) ? INVALID : given;
  }
}

/** Our own checks have a message; without this, effect's checks, such as that of a whole number, would be in English. */
function checkInPortuguese(issue: SchemaIssue.Filter): string | undefined {
  const given = SchemaIssue.defaultCheckHook(issue);
  return given ?? (issue.issue._tag === 'InvalidValue' ? INVALID : undefined);
}
