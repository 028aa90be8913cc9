/** A value as a one-line code expression that creates it. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Error) return `new Error(${quoted(value.message)})`;
  if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`;
  if (value instanceof File) return `new File([], ${quoted(value.name)})`;
  if (value instanceof Blob) return 'new Blob()';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(([name, member]) => `${nameText(name)}: ${literal(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function nameText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${inside.replaceAll("'", String.raw`\'`)}'`;
}
