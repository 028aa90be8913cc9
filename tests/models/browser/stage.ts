import type { Page } from 'playwright-core';
import type { OnScreen, StageOf } from '../scenes/scene.ts';
import type { WatchedSnapshot } from './watch.ts';

export type Stage = StageOf<Played>;

/** A path being played in a browser: the page, and what the chart in it told last. */
export interface Played extends OnScreen {
  readonly page: Page;
  readonly chart: () => WatchedSnapshot;
}
