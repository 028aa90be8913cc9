/** Replaces secrets and personal data wherever charts are shown to another page. */
export const MASK = '•••';

const SECRETS = /password|senha|token|secret|ticket|nonce|pix|voucher/;
const PERSONS =
  /mail|phone|fone|celular|whats|nam(e|es)$|nome|guest|player|manager|champion|city|cidade|street|district|gender|shirt|instagram|avatar|picture|artwork/;
/** All texts of a form, whatever its fields are called: a password is typed twice. */
const TYPED = /^(texts|edits|saved|kept)$|repeated/;
const NAMES = new RegExp(`${SECRETS.source}|${PERSONS.source}|${TYPED.source}`, 'i');

/** A voucher's code is worth money and is masked; an error code such as `slot_taken` is not. */
const CODE = /^code$|Code$/;
const REFUSAL = /^[a-z]+(_[a-z]+)+$/;

/** Whether a member of this name is masked, with everything in it. */
export function isMasked(name: string, value: unknown): boolean {
  if (CODE.test(name)) return typeof value !== 'string' || !REFUSAL.test(value);
  return NAMES.test(name);
}

/** Ids stay readable, so that actors, reservations and people can be told apart; text beside an id may be masked. */
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SHAPES = [
  ID,
  // A PIX code, which may contain spaces and extends to the end of the text.
  '000201\\d{2}[^]{20,}',
  '(?:data|blob):\\S+',
  '[^\\s@<>"\'(),;:/=]{1,64}@[^\\s@<>"\'(),;:/=]{1,255}',
  // Tokens, keys and names of pictures. A word without a digit is a name from the code, unless it has 40 characters or more.
  '(?<![\\w-])(?=[\\w-]*\\d)[\\w-]{24,}',
  '[\\w-]{40,}',
  // A phone number of ten or eleven digits with area code, in any notation.
  '(?<![\\d.])(?:\\+?55[\\s.-]?)?\\(?[1-9]\\d\\)?[\\s.-]?9?\\d{4}[\\s.-]?\\d{4}(?!\\d)',
];
const SHAPE = new RegExp(SHAPES.join('|'), 'gi');
const IS_ID = new RegExp(`^${ID}$`, 'i');

/** A text with everything masked that looks like an e-mail address, a phone number, a token or a PIX code. */
export function masked(text: string): string {
  return text.replace(SHAPE, (found) => (IS_ID.test(found) ? found : MASK));
}
