import { Schema } from 'effect';

/** The body of every failure. `details` holds field errors, or the hours that were taken. */
export const FailureBody = Schema.Struct({
  message: Schema.String,
  error: Schema.Struct({ statusCode: Schema.Int, code: Schema.String }),
  details: Schema.optionalKey(Schema.Unknown),
});
export type FailureBody = typeof FailureBody.Type;

/** The failures that a client needs without loading the whole table. */
export const UNAUTHENTICATED = 'unauthenticated';
export const OVERLOADED = 'overloaded';
export const UNAVAILABLE = 'unavailable';
export const INTERNAL = 'internal';
export const OVERLOADED_MESSAGE = 'Estamos com muitos acessos. Tente novamente em instantes.';
export const UNAVAILABLE_MESSAGE = 'Não conseguimos concluir agora. Tente novamente em instantes.';
export const INTERNAL_MESSAGE = 'Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.';
