/** As on a device that copies, or inside another app whose browser does not. */
export function setCopying(works: boolean): void {
  const refuse = () => Promise.reject(new Error('The clipboard is closed'));
  if (works) {
    Reflect.deleteProperty(navigator.clipboard, 'writeText');
    Reflect.deleteProperty(document, 'execCommand');
  } else {
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: refuse });
    Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
  }
}
