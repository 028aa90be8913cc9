/**
 * The server decides at its start, not at build time, whether the visualizer is available: if so, its pages carry this mark.
 * A page without the mark publishes nothing and has no `/dev/fluxos`.
 */
const NAME = 'quadra-flows';

export const FLOWS_MARK = `<meta name="${NAME}" content="1">`;

export function hasFlowsMark(page: Document): boolean {
  return page.querySelector(`meta[name="${NAME}"]`) !== null;
}
