/** What a spreadsheet that comes in can be of. A new kind has its columns, its plan and its report beside those of these. */
export const IMPORT_KINDS = ['reservations', 'customers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
