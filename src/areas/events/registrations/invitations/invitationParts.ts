/** The key of an accept form's draft: each invitation has its own. */
export function acceptDraft(id: string): string {
  return `acceptInvitation:${id}`;
}

/** The key of a replace form's draft: each place has its own. */
export function replaceDraft(place: string): string {
  return `replaceInvited:${place}`;
}

const BETWEEN = '/';

/** A part of a registration, as the one text of a command's subject: a player in it, or which shares. */
export function partOf(registration: string, what: string): string {
  return `${registration}${BETWEEN}${what}`;
}

export function partsOf(part: string): { readonly id: string; readonly of: string } {
  const [id = '', what = ''] = part.split(BETWEEN);
  return { id, of: what };
}
