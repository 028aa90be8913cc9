import type { WhatsappEnd } from '#domain/notices/channelKinds.ts';
import type { WhatsappSent } from './whatsapp.ts';

/** Not at WhatsApp, or without its terms; wants no messages of ours any more. */
const UNREACHABLE: ReadonlyMap<number, WhatsappEnd> = new Map([
  [131_026, 'undeliverable'],
  [131_050, 'stopped'],
]);

/** Too many at once (of the app, the account, this number, to one person), or Meta's own trouble. */
const TROUBLE: ReadonlySet<number> = new Set([
  1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004,
]);

/** The access, the account or a template: nothing that another message would not meet too. 200 to 299 are missing rights. */
const MISSET: ReadonlySet<number> = new Set([
  0, 3, 10, 33, 190, 368, 131_005, 131_031, 131_042, 132_000, 132_001, 132_005, 132_007, 132_012, 132_015, 132_016,
]);

/** Why the person can, or will, have no messages of ours; `undefined` of a code that says nothing like it. */
export function whyUnreachable(code: number): WhatsappEnd | undefined {
  return UNREACHABLE.get(code);
}

/** What a refusal of Meta's means. @param code of its body, if it had one; the status of HTTP says less */
export function meaningOf(status: number, code: number | undefined): Exclude<WhatsappSent['sent'], 'accepted'> {
  if (code !== undefined) {
    if (UNREACHABLE.has(code)) return 'unreachable';
    if (TROUBLE.has(code)) return 'trouble';
    if (MISSET.has(code) || (code >= 200 && code <= 299)) return 'misset';
  }
  if (status === 408 || status === 429 || status >= 500) return 'trouble';
  return status === 401 || status === 403 ? 'misset' : 'refused';
}
