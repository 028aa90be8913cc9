import type { BrowserContext, Page } from 'playwright-core';

/**
 * Makes Chromium do in every place what it does in some: a window behind another draws no frames. So a test that waits
 * for what such a window would draw hangs wherever it runs, unless it brings the window to the front.
 */
export async function drawOnlyInFront(context: BrowserContext): Promise<void> {
  await context.addInitScript(holdFrames);
  context.on('page', (page) => void keepTrueFocus(page));
}

/** Playwright lets every page take itself to have the focus. */
async function keepTrueFocus(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
}

/** Runs in the page. */
function holdFrames(): void {
  const draw = globalThis.requestAnimationFrame.bind(globalThis);
  const held: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (then) => (document.hasFocus() ? draw(then) : held.push(then));
  addEventListener('focus', () => held.splice(0).forEach((then) => draw(then)));
}
