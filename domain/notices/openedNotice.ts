const NAME = '#aviso=';
const OPENED = /^#aviso=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * The end of the address that a tap on a device leads to: it names the notice, which the app then marks as read. The part
 * behind `#` reaches neither the server nor its log. Empty for what is no notice of ours.
 */
export function openedHash(id: string): string {
  const hash = `${NAME}${id}`;
  return OPENED.test(hash) ? hash : '';
}

/** The id of the notice that was tapped, if the address names one. */
export function openedIn(hash: string): string | undefined {
  return OPENED.exec(hash)?.[1];
}
