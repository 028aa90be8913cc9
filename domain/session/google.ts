import { Schema } from 'effect';

/**
 * The message that the callback page sends by `postMessage` to the page that opened the popup. `token` is our own ticket,
 * never a credential of the provider. It works once, within ten minutes, in the browser that started the sign-in.
 */
export const GoogleMessage = Schema.Union([
  /** The provider's account is new here: an account is created from the provider's data. */
  Schema.Struct({
    status: Schema.Literal('register'),
    nonce: Schema.String,
    token: Schema.String,
    name: Schema.String,
    email: Schema.String,
    /** The URL of the person's picture, or empty. */
    picture: Schema.String,
  }),
  Schema.Struct({ status: Schema.Literal('success'), nonce: Schema.String, token: Schema.String }),
  /** The e-mail already has an account with a password, which the person must enter to link the two. */
  Schema.Struct({
    status: Schema.Literal('link'),
    nonce: Schema.String,
    token: Schema.String,
    email: Schema.String,
  }),
  Schema.Struct({ status: Schema.Literal('failed'), nonce: Schema.String, message: Schema.String }),
]);
export type GoogleMessage = typeof GoogleMessage.Type;

/** The ticket's length in characters. A sign-up through the provider sends it as `password`. */
export const TICKET_LENGTH = 20;

export const Ticket = Schema.String.check(
  Schema.isPattern(/^[\w-]{20}$/u, { message: 'Este acesso com o Google não é válido.' }),
);
