/** One message, in both forms: what a reader shows depends on the reader. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Carries messages; throws when one could not be handed over, and then it is tried again. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}
