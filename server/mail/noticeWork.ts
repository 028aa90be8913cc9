import type { Workers } from '../outbox/work.ts';
import type { Parts } from '../parts.ts';
import { deliver } from './deliver.ts';
import { letterMail } from './letterMail.ts';
import { noticeLetter } from './noticeLetter.ts';

/** Tells people what was changed about their account. */
export function noticeWork(parts: Pick<Parts, 'settings' | 'mailer' | 'log'>): Pick<Workers, 'sendNotice'> {
  const { publicUrl } = parts.settings;
  return {
    sendNotice: ({ email, notice }) => deliver(parts, letterMail(email, noticeLetter(notice, publicUrl), publicUrl)),
  };
}
