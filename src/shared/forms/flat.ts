/** Shortens paths to the names in a flat form: `address.city` becomes `city`. */
export function flat<T>(errors: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path.split('.').at(-1) ?? path, error]));
}
