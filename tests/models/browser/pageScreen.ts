import type { Locator, Page } from 'playwright-core';
import { sessionEndpoints } from '#domain/contract/session.ts';
import { waitUntil } from '../../waitUntil.ts';
import { isOnly, type Name, type Part, type Screen, type Text, textOf } from '../scenes/screen.ts';
import { SHEET_NAMES, sheetOf } from '../scenes/heldSheets.ts';
import { NARROW, WIDE } from './openPage.ts';
import { choosePicture, dropLink } from './pictures.ts';
import { popupOf } from './popup.ts';
import { setCopying } from '../scenes/clipboard.ts';
import { setSeen } from '../scenes/seen.ts';

/** The screen in Chromium, by Playwright. */
export function pageScreen(page: Page): Screen {
  return {
    ...partOf(page.locator('body')),
    dialog: (name) => partOf(page.getByRole('dialog', named(name))),
    form: (name) => partOf(page.getByRole('form', named(name))),
    group: (name) => partOf(page.getByRole('group', { ...named(name), includeHidden: true })),
    main: partOf(page.getByRole('main')),
    close: (name) => partOf(page.getByRole('dialog', named(name))).press('Fechar'),
    followTo: (path) => page.locator(`a[href="${path}"]`).click(),
    goTo: (path) => page.locator(`#sidebar a[href="${path}"]`).click(),
    isAt: (path) =>
      page.waitForURL(
        ({ pathname, search }) => pathname === path || (path.includes('?') && (pathname + search).startsWith(path)),
      ),
    hitEscape: () => page.keyboard.press('Escape'),
    setWide: (isWide) => page.setViewportSize(isWide ? WIDE : NARROW),
    setSeen: (isSeen) => page.evaluate(setSeen, isSeen),
    setCopying: (works) => page.evaluate(setCopying, works),
    stream: (does) =>
      waitUntil(async () => {
        if (!(await page.evaluate((what) => streamOfTest[what](), does))) throw new Error(`the stream cannot ${does}`);
      }),
    choosePicture: (bytes) => choosePicture(page, bytes),
    chooseSheet: (which) =>
      page.locator('input[type=file]').setInputFiles({
        name: SHEET_NAMES[which],
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(sheetOf(which)),
      }),
    passTime: (ms) => page.evaluate((pause) => globalThis.passTime(pause), ms),
    meetAgain: async () => {
      // A page that is loaded asks the server who it is.
      const { pathname } = new URL(sessionEndpoints.me.path, page.url());
      await Promise.all([page.waitForResponse((reply) => new URL(reply.url()).pathname === pathname), page.reload()]);
      await page.getByRole('main').waitFor();
    },
    // Playwright's types allow for handles of elements, which nobody gives.
    inPage: (run, given) => page.evaluate(run as never, given) as never,
    popup: popupOf(page),
  };
}

function partOf(root: Locator): Part {
  const button = (name: Name, state = {}) =>
    meant(name, root.getByRole('button', { ...named(textOf(name)), ...state }));
  const labelled = (label: Text) => root.getByLabel(label, { exact: typeof label === 'string' });
  const text = (words: Name) => meant(words, root.getByText(textOf(words), { exact: isString(textOf(words)) }));
  return {
    press: (name, state) => button(name, state && { ...state, disabled: false }).click(),
    pressByKey: (name) => button(name).press('Enter'),
    follow: (name) => meant(name, root.getByRole('link', named(textOf(name)))).click(),
    fill: (label, words) => labelled(label).fill(words),
    choose: async (label, option) => void (await labelled(label).selectOption(option)),
    check: (label) => labelled(label).check(),
    uncheck: (label) => labelled(label).uncheck(),
    pick: (name) => text(name).click(),
    dropLink: () => root.evaluate(dropLink),
    sees: (role, name) => meant(name, root.getByRole(role, named(textOf(name)))).waitFor(),
    seesTimes: (role, name, times) =>
      waitUntil(async () => {
        const found = await root.getByRole(role, { ...named(name), includeHidden: true }).count();
        if (found !== times) throw new Error(`${found} are on screen, not ${times}`);
      }),
    isTitled: (name) => root.getByRole('heading', { level: 1, ...named(name) }).waitFor(),
    reads: (words) => text(words).waitFor(),
    holds: (words) => text(words).waitFor({ state: 'attached' }),
    lacks: (role, name) => root.getByRole(role, named(textOf(name))).waitFor({ state: 'detached' }),
    isSilent: (words) => text(words).waitFor({ state: 'detached' }),
    seesLabelled: (label) => labelled(label).waitFor(),
    seesPicture: () => root.locator('img').waitFor(),
    canPress: (name) => button(name, { disabled: false }).waitFor(),
    cannotPress: (name) => button(name, { disabled: true }).waitFor(),
    waits: (name) => {
      const button = root.getByRole('button', { ...named(textOf(name)), disabled: true });
      return meant(name, button.and(root.page().locator('[data-loading]'))).waitFor();
    },
    hasValue: (label, value) =>
      waitUntil(async () => {
        const held = await labelled(label).inputValue();
        if (held !== value) throw new Error(`the field holds '${held}'`);
      }),
    isDone: (name, percent) => {
      const bar = root.getByRole('progressbar', named(textOf(name)));
      return bar.and(root.page().locator(`[aria-valuenow="${percent}"]`)).waitFor();
    },
    wordsOf: (name) => button(name).innerText(),
  };
}

function meant(name: Name, found: Locator): Locator {
  if (isOnly(name)) return found;
  return 'first' in name ? found.first() : found.last();
}

function named(name: Text) {
  return { name, exact: isString(name) };
}

function isString(text: Text): boolean {
  return typeof text === 'string';
}
