import { searchable } from '../../domain/people/player.ts';

/** The pattern of LIKE for a part of a name. */
export function patternOf(name: string): string {
  return `%${searchable(name).replace(/[\\%_]/g, '\\$&')}%`;
}
