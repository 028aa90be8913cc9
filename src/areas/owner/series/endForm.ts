/** The key of the draft; each series has its own. */
export function draftOfEnd(id: string): string {
  return `seriesEnd ${id}`;
}
