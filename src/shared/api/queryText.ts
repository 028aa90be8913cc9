/**
 * The query of a request as it is sent. Those of the contract are flat: the way of axios, which is made for nested forms, is
 * left out of the build (see vite.config.ts).
 */
export function queryText(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return String(new URLSearchParams(given));
}
