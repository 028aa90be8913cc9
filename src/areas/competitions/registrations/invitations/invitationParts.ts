/** The key of an accept form's draft: each invitation has its own. */
export function acceptDraft(id: string): string {
  return `acceptInvitation:${id}`;
}

/** The key of a replace form's draft: each place has its own. */
export function replaceDraft(place: string): string {
  return `replaceInvited:${place}`;
}
