/** As if another tab came before the page of the test, or went. */
export function setSeen(isSeen: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isSeen });
  document.dispatchEvent(new Event('visibilitychange'));
}
