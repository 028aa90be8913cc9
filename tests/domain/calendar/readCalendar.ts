import ICAL from 'ical.js';

/** The properties of a component by their names, as text: a day is `2026-12-30`, an instant in UTC `2026-11-21T21:00:00Z`. */
type Values = Readonly<Record<string, string>>;

export interface Calendar {
  readonly values: Values;
  /** What it holds, in order. `parts` counts what is nested in one, such as an alarm. */
  readonly events: readonly { readonly is: string; readonly values: Values; readonly parts: number }[];
}

/**
 * Reads an iCalendar text with a reader that knows nothing of ours (ical.js), and refuses what that writes otherwise than it read
 * it: an escape that is missing or too many. Lines that are folded wrongly are read by it, and refused here.
 */
export function readCalendar(text: string): Calendar {
  if (!isFolded(text)) throw new Error(`folded wrongly: ${text}`);
  const whole = new ICAL.Component(ICAL.parse(text));
  if (unfolded(`${whole.toString()}\r\n`) !== unfolded(text)) throw new Error(`written otherwise by others: ${text}`);
  const events = whole.getAllSubcomponents().map((event) => ({
    is: event.name,
    values: valuesOf(event),
    parts: event.getAllSubcomponents().length,
  }));
  return { values: valuesOf(whole), events };
}

/** RFC 5545, 3.1: no line has more than 75 octets, and no character is cut in two. */
function isFolded(text: string): boolean {
  return text.split('\r\n').every((row) => Buffer.byteLength(row) <= 75 && !/[\p{Cc}\p{Cs}]/u.test(row));
}

function unfolded(text: string): string {
  return text.replaceAll('\r\n ', '');
}

function valuesOf(component: ICAL.Component): Values {
  const properties = component.getAllProperties().map((one) => [one.name.toUpperCase(), String(one.getFirstValue())]);
  const values: Values = Object.fromEntries(properties);
  if (Object.keys(values).length !== properties.length) throw new Error(`a property twice in ${component.toString()}`);
  return values;
}
