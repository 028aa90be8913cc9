import { firstName } from '#domain/people/person.ts';

/**
 * Anybody can sign up with another person's address and a name like `premio.example`, which mail programs would show as
 * a link.
 */
export function greetingOf(name: string): string {
  const first = firstName(name);
  return /^[\p{L}\p{M}'’-]+$/u.test(first) ? `Olá, ${first}!` : 'Olá!';
}
