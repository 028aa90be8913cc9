import type { Outcome } from '#platform/outbox/work.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Mail, MailFailure } from '#platform/mail/mailer.ts';

/** Sends a message. A permanent failure ends the job with a warning; any other failure is thrown, for the outbox to retry. */
export async function deliver({ mailer, log }: Pick<Dependencies, 'mailer' | 'log'>, mail: Mail): Promise<Outcome> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailFailure && error.isFinal)) throw error;
    log.warn({ err: error }, 'A message was refused for good');
  }
  return 'done';
}
