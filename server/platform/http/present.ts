type Present<Row> = { readonly [Column in keyof Row]?: Exclude<Row[Column], null> };

/** The columns that are not null, for a schema with optional members. */
export function present<Row extends object>(row: Row): Present<Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.fromEntries` loses which key has which type
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;
}
