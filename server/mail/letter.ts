/** The content of a message, before it is formatted. */
export interface Letter {
  readonly subject: string;
  /** Shown next to the subject in the list of messages. */
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly address: string };
  /** Small print below the rest. */
  readonly notes: readonly string[];
}

export const PRODUCT = 'Quadra Livre';
export const NO_REPLY = 'Mensagem automática: não é preciso responder.';
