import { Data } from 'effect';

/** One message, as text and as HTML: the mail program decides which one it shows. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Names the letter, so that a phone shows one when it is sent twice: a process may end after the mail server took it and
   * before that is noted. Absent for letters whose link is another at each attempt: of those the last one counts.
   */
  readonly id?: string;
  /** The address that a POST to turns such letters off (RFC 8058), where its reader may. */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** Sends one message, or throws {@link MailFailure}. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Closes all connections; messages being sent get a short time to finish. */
  readonly close: () => void;
}

/** Why a message was not sent, without the server's reply: that quotes addresses. */
export class MailFailure extends Data.TaggedError('MailFailure')<{
  /** For example `ESOCKET ECONNREFUSED` or `EENVELOPE 550`. */
  readonly code: string;
  /** True when sending the same message again would fail in the same way. */
  readonly isFinal: boolean;
}> {}
