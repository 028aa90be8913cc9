const BETWEEN = '/';

/** One text for a command's subject that has two parts, such as a category and the secret of its link. */
export function subjectOf(id: string, of: string): string {
  return `${id}${BETWEEN}${of}`;
}

/** The parts of {@link subjectOf}; both empty without a subject. */
export function partsOf(subject: string): { readonly id: string; readonly of: string } {
  const [id = '', of = ''] = subject.split(BETWEEN);
  return { id, of };
}
