/**
 * Whether the visualizer is there is decided by the server when it starts, not by the build: with it the server sends pages
 * that carry this mark. Without the mark a page publishes nothing and knows no `/dev/fluxos`.
 */
const NAME = 'quadra-flows';

/** For the head of a page. */
export const FLOWS_MARK = `<meta name="${NAME}" content="1">`;

export function hasFlowsMark(page: Document): boolean {
  return page.querySelector(`meta[name="${NAME}"]`) !== null;
}
