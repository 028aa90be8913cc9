/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Fifteen digits are a safe integer; more are no place in any file. */
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a `Range` header: `bytes=0-99`, `bytes=100-` or the last bytes, `bytes=-100`. An end after the file's is its end.
 * @param most the most bytes that one request may have
 * @returns undefined for whatever else it is: no header, several ranges, none of the file's bytes, or too many of them
 */
export function readByteRange(
  header: string | undefined,
  { size, most }: { readonly size: number; readonly most: number },
): ByteRange | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const isSuffix = from === '';
  const first = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const last = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // An end before the beginning is no range, also where both are after the file's end.
  if (!isSuffix && to !== '' && Number(to) < first) return undefined;
  return first <= last && last - first < most ? { first, last } : undefined;
}
