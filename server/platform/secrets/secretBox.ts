import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Seals texts that this server must read again, such as tokens for another party's API, so that a stolen table has none. */
export interface SecretBox {
  /**
   * The text as it may be stored: authenticated, different at each call.
   * @param place where it is stored, such as table, column and row; it opens nowhere else
   */
  readonly seal: (text: string, place: string) => string;
  /** The text; `undefined` when it was changed, moved to another place, or sealed with a key that is not set up. */
  readonly unseal: (sealed: string, place: string) => string | undefined;
  /** Whether one of our keys sealed it. */
  readonly knows: (sealed: string) => boolean;
}

export const KEY_BYTES = 32;
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param keys of {@link KEY_BYTES} each: the first seals, all of them open */
export function secretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [current] = keys;
  return {
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${idOf(current)}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    unseal(sealed, place) {
      const [id = '', packed = ''] = sealed.split('.', 2);
      const key = byId.get(id);
      const bytes = Buffer.from(packed, 'base64url');
      return key && bytes.length >= IV_BYTES + TAG_BYTES ? open(key, bytes, place) : undefined;
    },
    knows: (sealed) => byId.has(sealed.split('.', 1)[0] ?? ''),
  };
}

function open(key: Buffer, bytes: Buffer, place: string): string | undefined {
  const [iv, tag, body] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ];
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Names a key in what it sealed, and tells nothing of it: a key is random. */
function idOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 8);
}
