import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_GROUPS, type MailGroup } from '#domain/notices/mailChoices.ts';

/** Whom a link in a letter is for, and which group of letters it turns off. */
export interface Signed {
  readonly personId: string;
  readonly group: MailGroup;
}

const TOKEN = /^(?<personId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<group>[a-z]+)\.(?<mark>[\w-]{43})$/;

/** The part of a link that says whom it is for, which nobody makes without that person's key. It has no end: letters are kept. */
export function signMailToken({ personId, group }: Signed, key: string): string {
  return `${personId}.${group}.${markOf({ personId, group }, key)}`;
}

/** Whom a token claims to be for; {@link isSigned} says whether that is true. `undefined` for what is no token. */
export function readMailToken(token: string): (Signed & { readonly mark: string }) | undefined {
  const { personId = '', group = '', mark = '' } = TOKEN.exec(token)?.groups ?? {};
  const known = MAIL_GROUPS.find((one) => one === group);
  return known === undefined ? undefined : { personId, group: known, mark };
}

export function isSigned({ mark, ...signed }: Signed & { readonly mark: string }, key: string): boolean {
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(signed, key)));
}

function markOf({ personId, group }: Signed, key: string): string {
  return createHmac('sha256', key).update(`${personId}.${group}`).digest('base64url');
}
