import type { OnScreen, StageOf } from '../scenes/scene.ts';
import type { ChartActor, MountedApp } from './mount.tsx';

export type Stage = StageOf<Played>;

/** A path being played on the React views: the app on the page, and the chart in it. */
export interface Played extends MountedApp, OnScreen {
  readonly chart: () => ChartActor;
}
