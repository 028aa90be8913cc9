import { format } from 'node:util';
import { expect } from 'vitest';

/** A whole screen is long. */
const MOST = 2_000;

/**
 * Hears what a screen says to the console and what it throws away: `console.error`, `console.warn` (React's word about
 * `act` among them) and rejections that nobody handles. The test that runs then is red, and says what it was.
 */
export function listen() {
  const said: string[] = [];
  const keep = (how: string, ...parts: readonly unknown[]): void => {
    const test = expect.getState().currentTestName ?? 'before the first test';
    said.push(`${how} in '${test}': ${format(...parts.map(briefly)).slice(0, MOST)}`);
  };
  const reject = (reason: unknown): void => keep('A rejection that nobody handles', reason);
  let restore: () => void = () => undefined;

  function refuse(): void {
    const all = said.splice(0);
    if (all.length > 0) throw new Error(all.join('\n\n'));
  }

  /** By hand and not by `vi.spyOn`: a test that restores all mocks would end it. */
  function begin(): void {
    const { error, warn } = console;
    console.error = (...parts: unknown[]) => keep('console.error', ...parts);
    console.warn = (...parts: unknown[]) => {
      if (!isWithoutLayout(parts)) keep('console.warn', ...parts);
    };
    process.on('unhandledRejection', reject);
    restore = () => {
      Object.assign(console, { error, warn });
      process.off('unhandledRejection', reject);
    };
  }

  /** What was said between tests is of the file. */
  function end(): void {
    restore();
    refuse();
  }

  return { begin, refuse, end };
}

/** An element as it is written, not with all that hangs on it. */
function briefly(part: unknown): unknown {
  return part instanceof Element ? part.outerHTML : part;
}

/**
 * The one exception: happy-dom lays nothing out. Every field counts as scrolled out of sight: Mantine hides the popover of one,
 * and then finds nothing in it that could have the focus. Every chart has no width, which Recharts says when it is slow to draw.
 */
function isWithoutLayout([message, node]: readonly unknown[]): boolean {
  if (/^The width\(\S+\) and height\(\S+\) of chart should be greater than 0/.test(String(message))) return true;
  const isFocusTrap = String(message).startsWith('[@mantine/hooks/use-focus-trap] Failed to find focusable element');
  return isFocusTrap && node instanceof HTMLElement && node.style.display === 'none';
}
