/** What stands for a secret, and for what tells who somebody is, wherever charts are shown to another page. */
export const MASK = '•••';

const SECRETS = /password|senha|token|secret|ticket|nonce|pix|voucher/;
const PERSONS =
  /mail|phone|fone|celular|whats|nam(e|es)$|nome|guest|player|manager|champion|city|cidade|street|district|gender|shirt|instagram|avatar|picture|artwork/;
const NAMES = new RegExp(`${SECRETS.source}|${PERSONS.source}`, 'i');

/** A voucher's code is worth money; a word such as `slot_taken` says how a call was refused. */
const CODE = /^code$|Code$/;
const REFUSAL = /^[a-z]+(_[a-z]+)+$/;

/** Whether a member of this name is masked, with all that is in it. */
export function isMasked(name: string, value: unknown): boolean {
  if (CODE.test(name)) return typeof value !== 'string' || !REFUSAL.test(value);
  return NAMES.test(name);
}

/** Not masked itself, so that actors, reservations and people can be told apart; what is next to it may be. */
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SHAPES = [
  ID,
  // A PIX code runs to the end, and has spaces in it.
  '000201\\d{2}[^]{20,}',
  '(?:data|blob):\\S+',
  '[^\\s@<>"\'(),;:/=]{1,64}@[^\\s@<>"\'(),;:/=]{1,255}',
  // Of tokens, keys and the names of pictures. Without a digit it is a name in the code, unless it is longer than any.
  '(?<![\\w-])(?=[\\w-]*\\d)[\\w-]{24,}',
  '[\\w-]{40,}',
  // Ten or eleven digits with area code, written in any way.
  '(?<![\\d.])(?:\\+?55[\\s.-]?)?\\(?[1-9]\\d\\)?[\\s.-]?9?\\d{4}[\\s.-]?\\d{4}(?!\\d)',
];
const SHAPE = new RegExp(SHAPES.join('|'), 'gi');
const IS_ID = new RegExp(`^${ID}$`, 'i');

/** A text without what has the shape of an e-mail, a phone, a token or a PIX code. */
export function masked(text: string): string {
  return text.replace(SHAPE, (found) => (IS_ID.test(found) ? found : MASK));
}
