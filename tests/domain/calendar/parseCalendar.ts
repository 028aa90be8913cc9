/** A content line of RFC 5545: `NAME;PARAM=VALUE:VALUE`. */
interface Property {
  readonly name: string;
  readonly value: string;
}

export interface Component {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
}

/**
 * Reads an iCalendar text as RFC 5545 says, and refuses what it does not allow: other line breaks, long or empty lines,
 * names outside the grammar, control characters, components that are not closed.
 */
export function parseCalendar(text: string): Component {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  const rows = text.slice(0, -2).split('\r\n');
  for (const row of rows) {
    const octets = Buffer.byteLength(row);
    if (octets === 0 || octets > 75) throw new Error(`a line of ${octets} octets`);
    if (/\p{Cc}/u.test(row)) throw new Error(`a control character in ${JSON.stringify(row)}`);
    // A character that a fold cut in two.
    if (/\p{Cs}/u.test(row)) throw new Error('half a character');
  }
  const lines = rows.join('\n').replaceAll('\n ', '').split('\n').map(property);
  const [component, rest] = componentOf(lines);
  if (rest.length > 0) throw new Error('something follows the calendar');
  return component;
}

function property(line: string): Property {
  const match = /^(?<name>[A-Z-]+)(?:;[A-Z-]+=[^:;,"]+)*:(?<value>.*)$/su.exec(line);
  if (!match?.groups) throw new Error(`no property: ${line}`);
  const { name = '', value = '' } = match.groups;
  return { name, value };
}

function componentOf([begin, ...lines]: readonly Property[]): readonly [Component, readonly Property[]] {
  if (begin?.name !== 'BEGIN') throw new Error('no component begins');
  const properties: Property[] = [];
  const components: Component[] = [];
  let rest: readonly Property[] = lines;
  for (;;) {
    const [next, ...after] = rest;
    if (!next) throw new Error(`${begin.value} is not closed`);
    if (next.name === 'END') {
      if (next.value !== begin.value) throw new Error(`${next.value} ends inside ${begin.value}`);
      return [{ name: begin.value, properties, components }, after];
    }
    if (next.name === 'BEGIN') {
      const [inner, remaining] = componentOf(rest);
      components.push(inner);
      rest = remaining;
    } else {
      properties.push(next);
      rest = after;
    }
  }
}

export function valuesOf({ properties }: Component): Readonly<Record<string, string>> {
  const names = properties.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new Error(`given twice: ${names.join(', ')}`);
  return Object.fromEntries(properties.map(({ name, value }) => [name, value]));
}

/** A TEXT value (3.3.11). Throws where a comma, semicolon or backslash is not escaped. */
export function textOf(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) throw new Error(`not escaped: ${value}`);
  return value.replace(/\\(?<escaped>[\\;,nN])/gu, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}

/** A DATE-TIME in UTC (3.3.5, form 2). */
export function instantOf(value: string): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value)?.slice(1).map(Number);
  if (!parts) throw new Error(`no instant in UTC: ${value}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
