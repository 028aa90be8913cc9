import type { Outcome } from '../outbox/work.ts';
import type { Parts } from '../parts.ts';
import { type Mail, MailFailure } from './mailer.ts';

/** Hands a message over; one that will never be taken is given up, any other failure is left to the outbox. */
export async function deliver({ mailer, log }: Pick<Parts, 'mailer' | 'log'>, mail: Mail): Promise<Outcome> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailFailure && error.isFinal)) throw error;
    log.warn({ err: error }, 'A message was refused for good');
  }
  return 'done';
}
