const BETWEEN = '/';

/** One text for a command's subject that has two parts or three, such as a category and the secret of its link. */
export function subjectOf(id: string, of: string, more?: string): string {
  return [id, of, ...(more === undefined ? [] : [more])].join(BETWEEN);
}

/** The parts of {@link subjectOf}; empty without a subject. */
export function partsOf(subject: string): { readonly id: string; readonly of: string; readonly more: string } {
  const [id = '', of = '', more = ''] = subject.split(BETWEEN);
  return { id, of, more };
}
