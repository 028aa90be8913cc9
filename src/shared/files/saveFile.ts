/** How long the object URL stays valid: the browser reads the file only after the user has chosen where to save it. */
const KEPT_MS = 60_000;

/** Downloads a text. @param type its media type, such as `text/csv;charset=utf-8` */
export function saveFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
