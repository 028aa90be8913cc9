/** Whom a message is for: the digits of a number, or what Meta calls somebody who hides it behind a name. */
export type WhatsappAddress = { readonly number: string } | { readonly user: string };

export interface TemplateMessage {
  readonly to: WhatsappAddress;
  readonly template: string;
  /** What stands in the template's text, in its order. */
  readonly parameters: readonly string[];
  /** What follows the address in the template's button. */
  readonly linkEnd: string;
  /** What Meta tells us of the message says this too, so that it is known whose it is even when its acceptance was never noted. */
  readonly mark: string;
}

/**
 * `unreachable`: this person can or will have no messages. `refused`: this message never will be sent. `misset`: none will, before
 * the operator mends a template or the access. `trouble`: it may be later, not before `waitS` seconds, if Meta says so.
 */
export type WhatsappSent =
  | { readonly sent: 'accepted'; readonly wamid: string }
  | { readonly sent: 'unreachable' | 'refused' | 'misset'; readonly code: number }
  | { readonly sent: 'trouble'; readonly waitS?: number };

/** Our number at WhatsApp. */
export interface Whatsapp {
  /** Meta's id of it. */
  readonly phoneId: string;
  /** In digits with the code of its country. */
  readonly number: string;
  readonly send: (message: TemplateMessage) => Promise<WhatsappSent>;
  /** Whether Meta signed this body. @param signature the header `X-Hub-Signature-256` */
  readonly isFromMeta: (body: string, signature: unknown) => boolean;
  /** Whether it is Meta that asks if the address is ours. */
  readonly isOurToken: (token: string) => boolean;
}
