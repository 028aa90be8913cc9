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
  /** The page that turns letters of this group off; absent for those that are always sent. */
  readonly unsubscribe?: { readonly group: string; readonly address: string };
}

export const PRODUCT = 'Quadra Livre';
export const NO_REPLY = 'Mensagem automática: não é preciso responder.';

/** The words of the link that turns a group of letters off. */
export function unsubscribeText(group: string): string {
  return `Não receber mais os emails do grupo ${group}`;
}
