import { Schema } from 'effect';

export const FORMAT = 'quadra-livre-backup';
/** Grows when older versions of the product cannot read what is written. */
export const VERSION = 1;

export const HeaderLine = Schema.Struct({
  format: Schema.Literal(FORMAT),
  version: Schema.Int,
  createdAt: Schema.String,
  migrations: Schema.Array(Schema.String),
});

export const TableLine = Schema.Struct({ table: Schema.String, columns: Schema.Array(Schema.String) });

export const EndLine = Schema.Struct({ end: Schema.Struct({ rows: Schema.Int, sha256: Schema.String }) });
