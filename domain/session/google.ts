import { Schema } from 'effect';

/**
 * What the callback page hands to the page that opened the popup, by `postMessage`. `token` is a ticket of ours that can
 * be used once, within ten minutes, by the browser that began; never a credential of the provider's.
 */
export const GoogleMessage = Schema.Union([
  /** Nobody with this account yet: an account is made with what the provider told. */
  Schema.Struct({
    status: Schema.Literal('register'),
    nonce: Schema.String,
    token: Schema.String,
    name: Schema.String,
    email: Schema.String,
    /** The address of the person's picture; empty when there is none. */
    picture: Schema.String,
  }),
  Schema.Struct({ status: Schema.Literal('success'), nonce: Schema.String, token: Schema.String }),
  /** The e-mail has an account with a password of its own, which must be given before the two become one. */
  Schema.Struct({
    status: Schema.Literal('link'),
    nonce: Schema.String,
    token: Schema.String,
    email: Schema.String,
  }),
  Schema.Struct({ status: Schema.Literal('failed'), nonce: Schema.String, message: Schema.String }),
]);
export type GoogleMessage = typeof GoogleMessage.Type;

/** Characters of the ticket, which travel as the `password` of a sign-up through the provider. */
export const TICKET_LENGTH = 20;

export const Ticket = Schema.String.check(
  Schema.isPattern(/^[\w-]{20}$/, { message: 'Este acesso com o Google não é válido.' }),
);
