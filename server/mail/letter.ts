/** What a message says, before it has a form. */
export interface Letter {
  readonly subject: string;
  /** Stands beside the subject in the list of messages. */
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly address: string };
  /** Below, and smaller. */
  readonly notes: readonly string[];
}

export const PRODUCT = 'Quadra Livre';
export const NO_REPLY = 'Mensagem automática: não é preciso responder.';
