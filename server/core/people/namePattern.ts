import { fold } from '#domain/values/text/names.ts';

/** The pattern of LIKE for a part of a name. */
export function patternOf(name: string): string {
  return containing(fold(name));
}

/** The pattern of LIKE for a text as it is. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A text in a pattern of LIKE, where it stands for itself. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
