import { Data } from 'effect';

/** One message, in both forms: what a reader shows depends on the reader. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Hands one message over, or throws {@link MailFailure}. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Lets go of all connections; what is on its way has a moment to arrive. */
  readonly close: () => void;
}

/** Why a message was not handed over, without the server's words: those quote addresses. */
export class MailFailure extends Data.TaggedError('MailFailure')<{
  /** Such as `ESOCKET ECONNREFUSED` or `EENVELOPE 550`. */
  readonly code: string;
  /** Sending the same message again would end the same way. */
  readonly isFinal: boolean;
}> {}
