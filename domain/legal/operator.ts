import { Schema } from 'effect';

/** Who runs this installation, as the law wants it named (Decreto 7.962/2013, art. 2; LGPD, art. 41). */
export const Operator = Schema.Struct({
  name: Schema.String,
  /** With its punctuation. */
  cnpj: Schema.String,
  address: Schema.String,
  email: Schema.String,
  phone: Schema.optionalKey(Schema.String),
  /** The person or team in charge of data protection ('encarregado'). */
  dataProtection: Schema.Struct({ name: Schema.String, email: Schema.String }),
  /** Some of it was not configured, so that example values stand there. Production does not start like this. */
  isExample: Schema.Boolean,
  /** The platform's fee on what is paid through it, in percent. */
  platformFee: Schema.Finite,
});
export type Operator = typeof Operator.Type;
