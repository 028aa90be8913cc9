import type { Workers } from '#platform/outbox/work.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deliver } from './deliver.ts';
import { letterMail } from './letterMail.ts';
import { noticeLetter } from './noticeLetter.ts';

export function noticeWork(
  dependencies: Pick<Dependencies, 'settings' | 'mailer' | 'log'>,
): Pick<Workers, 'sendNotice'> {
  const { publicUrl } = dependencies.settings;
  return {
    sendNotice: ({ email, notice }, _now, { job }) =>
      deliver(dependencies, { ...letterMail(email, noticeLetter(notice, publicUrl), publicUrl), id: job }),
  };
}
