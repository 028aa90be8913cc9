/** Under which the choice of an accepting form is kept: each invitation has its own. */
export function acceptDraft(id: string): string {
  return `acceptInvitation:${id}`;
}

/** And that of who comes in for somebody. */
export function replaceDraft(place: string): string {
  return `replaceInvited:${place}`;
}

const BETWEEN = '/';

/** What of a registration is meant, as the one text that a command is about: a player in it, or which shares. */
export function partOf(registration: string, what: string): string {
  return `${registration}${BETWEEN}${what}`;
}

export function partsOf(part: string): { readonly id: string; readonly of: string } {
  const [id = '', what = ''] = part.split(BETWEEN);
  return { id, of: what };
}
