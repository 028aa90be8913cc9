import type { Operator } from '#domain/legal/operator.ts';

/** A paragraph, a list, or a table. Texts may hold links, written `[words](address)`. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

interface LegalSection {
  /** The part of the address after `#`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A legal page: who reads its lead alone knows what it promises. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** The day of its version, as `YYYY-MM-DD`. */
  readonly version: string;
  readonly sections: (operator: Operator) => readonly LegalSection[];
}

export function mailTo(email: string): string {
  return `[${email}](mailto:${email})`;
}
