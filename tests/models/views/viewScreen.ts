import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Effect } from 'effect';
import { SimulatedClock } from 'xstate';
import { sessionEndpoints } from '#domain/contract/session.ts';
import { SHEET_NAMES, sheetOf } from '../scenes/heldSheets.ts';
import type { Screen } from '../scenes/screen.ts';
import { choosePicture } from './fakePictures.ts';
import { fakePopup } from './fakePopup.ts';
import { setCopying } from '../scenes/clipboard.ts';
import { setSeen } from '../scenes/seen.ts';
import { type MountedApp, NARROW_PX, WIDE_PX } from './mount.tsx';
import { dialogNow } from './onScreen.ts';
import { viewPart } from './viewPart.ts';

/** The screen in the test's own browser, by Testing Library. */
export function viewScreen(mounted: MountedApp): Screen {
  const { app, user, setWidth } = mounted;
  const part = (root: () => HTMLElement) => viewPart(user, root);
  const whole = part(() => document.body);
  return {
    ...whole,
    dialog: (name) => part(() => dialogNow(name)),
    form: (name) => part(() => screen.getByRole('form', { name })),
    group: (name) => part(() => screen.getByRole('group', { name })),
    main: part(() => screen.getByRole('main', { hidden: true })),
    close: (name) => part(() => dialogNow(name)).press('Fechar'),
    followTo: async (path) => user.click(await waitFor(() => linkTo(path))),
    goTo: async (path) => user.click(await waitFor(() => linkTo(path, '#sidebar '))),
    isAt: (path) =>
      waitFor(() => {
        const { pathname, search } = location;
        if (pathname !== path && !(path.includes('?') && (pathname + search).startsWith(path)))
          throw new Error(`the page is at ${pathname}${search}`);
      }),
    hitEscape: () => user.keyboard('{Escape}'),
    setWide: (isWide) => settled(() => setWidth(isWide ? WIDE_PX : NARROW_PX)),
    setSeen: (isSeen) => settled(() => setSeen(isSeen)),
    setCopying: (works) => settled(() => setCopying(works)),
    stream: (does) =>
      waitFor(async () => {
        if (!(await act(async () => streamOfTest[does]()))) throw new Error(`the stream cannot ${does}`);
      }),
    choosePicture,
    chooseSheet: async (which) => {
      const input = document.querySelector('input[type=file]');
      if (!input) throw new Error('no field takes a file');
      fireEvent.change(input, {
        target: { files: [new File([sheetOf(which)], SHEET_NAMES[which], { type: 'application/octet-stream' })] },
      });
    },
    passTime: async (ms) => {
      const { clock } = app.actorOptions;
      if (clock instanceof SimulatedClock) act(() => clock.increment(ms));
    },
    meetAgain: async () => {
      const { data } = await Effect.runPromise(app.call(sessionEndpoints.me, {}));
      act(() => app.session.send({ type: 'user.changed', user: data.user }));
    },
    inPage: async (run, given) => run(given),
    popup: fakePopup(),
  };
}

/**
 * Waits until what `change` starts has been drawn. The callback is asynchronous: after a plain one Testing Library has
 * already switched React's tests off when React draws, and whatever arrives then is said not to be in a test.
 */
function settled(change: () => void): Promise<void> {
  return act(async () => change());
}

function linkTo(path: string, within = ''): Element {
  const link = document.querySelector(`${within}a[href="${path}"]`);
  if (!link) throw new Error(`there is no link to ${path}`);
  return link;
}
