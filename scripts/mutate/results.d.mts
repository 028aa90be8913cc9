interface Told {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

interface Equivalent {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

type Kind = 'noticed' | 'timedOut' | 'survivors' | 'loading' | 'unread' | 'equivalent';

export function resultsOf(
  reports: readonly object[],
  equivalents: readonly Equivalent[],
): Readonly<Record<Kind, readonly Told[]>> & { readonly files: number; readonly wrong: readonly Equivalent[] };
