type Present<Row> = { readonly [Column in keyof Row]?: Exclude<Row[Column], null> };

/** The columns that hold something: what a schema with optional members takes. */
export function present<Row extends object>(row: Row): Present<Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries forget which key had which type
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;
}
