import { Schema } from 'effect';
import { CustomerColumnChoice } from './customerColumns.ts';
import type { CustomerOutcome, PlannedCustomerRow } from './customerPlan.ts';
import { FileFields, RowFields, shownFields } from './report.ts';

/** What a row says of somebody, as it is shown before it comes in. */
const ImportedCustomer = Schema.Struct({
  /** Empty where the row has none. */
  name: Schema.String,
  phone: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  cpf: Schema.optionalKey(Schema.String),
  birthday: Schema.optionalKey(Schema.String),
  city: Schema.optionalKey(Schema.String),
  tags: Schema.Array(Schema.String),
  note: Schema.String,
});

/** What becomes of a row of a sheet of customers, or became of it. `filled`: a record gets what it did not have. */
export const CustomerImportRow = Schema.Struct({
  ...RowFields,
  outcome: Schema.Literals(['taken', 'mended', 'filled', 'refused', 'already']),
  customer: Schema.optionalKey(ImportedCustomer),
});
export type CustomerImportRow = typeof CustomerImportRow.Type;

const CustomerImportCounts = Schema.Struct({
  taken: Schema.Int,
  mended: Schema.Int,
  filled: Schema.Int,
  refused: Schema.Int,
  already: Schema.Int,
});
export type CustomerImportCounts = typeof CustomerImportCounts.Type;

/** What an import of customers would do. Nothing is changed by it. */
export const CustomerImportPreview = Schema.Struct({
  ...FileFields,
  columns: CustomerColumnChoice,
  counts: CustomerImportCounts,
  rows: Schema.Array(CustomerImportRow),
});

/** What an import of customers did: how many rows came in or filled a record, and those that did not. */
export const CustomerImportResult = Schema.Struct({
  counts: CustomerImportCounts,
  refused: Schema.Array(CustomerImportRow),
});

export function customerCountsOf(rows: readonly { readonly outcome: CustomerOutcome }[]): CustomerImportCounts {
  const count = (outcome: CustomerOutcome): number => rows.filter((row) => row.outcome === outcome).length;
  return {
    taken: count('taken'),
    mended: count('mended'),
    filled: count('filled'),
    refused: count('refused'),
    already: count('already'),
  };
}

/** A planned row as it is told. */
export function shownCustomerRow({ fields, ...row }: PlannedCustomerRow): CustomerImportRow {
  return { ...shownFields(row), ...(fields && { customer: shown(fields) }) };
}

function shown({ name, phone, email, cpf, birthday, city, tags, note }: NonNullable<PlannedCustomerRow['fields']>) {
  return {
    name,
    ...(phone !== null && { phone }),
    ...(email !== null && { email }),
    ...(cpf !== null && { cpf }),
    ...(birthday !== null && { birthday }),
    ...(city !== null && { city }),
    tags,
    note,
  };
}
