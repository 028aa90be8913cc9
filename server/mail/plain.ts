/** A name that somebody typed, unless a mail program would show something in it as a link. */
export function plain(name: string): string | undefined {
  return /[.:/@\\<>]|www/i.test(name) ? undefined : name;
}
