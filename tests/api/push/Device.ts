import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PushSubscription } from '#domain/notices/push.ts';

/** A request to show something, as the service of a browser gets it. */
export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const RECORD_HEADER = 21;

/** A browser's side of Web Push: its keys, and what they read. Written from RFC 8188 and RFC 8291, without the server's library. */
export class Device {
  readonly subscription: PushSubscription;
  readonly path = `/send/${randomUUID()}`;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(service: string) {
    const p256dh = this.#keys.generateKeys('base64url');
    this.subscription = { endpoint: service + this.path, p256dh, auth: this.#auth.toString('base64url') };
  }

  /** What a message says; throws when it was not encrypted for this device. */
  read({ body }: Pick<Arrived, 'body'>): unknown {
    const salt = body.subarray(0, 16);
    const senderEnds = RECORD_HEADER + body.readUInt8(20);
    const sender = body.subarray(RECORD_HEADER, senderEnds);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = hkdf(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const record = body.subarray(senderEnds);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // The last record ends in 2, and zeros after it.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  }
}

/** Who says that they send a message (RFC 8292); throws when the signature is another's. */
export function senderOf({ headers }: Pick<Arrived, 'headers'>): { readonly key: string; readonly claims: unknown } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isTheirs = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('The signature is of another key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
