/** How long the object URL stays valid: the browser reads the file only after the user has chosen where to save it. */
const KEPT_MS = 60_000;

/** Saves a text that the page has. Browsers inside other apps save nothing of it: it is for who has no session, and so no address. */
export function saveFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
