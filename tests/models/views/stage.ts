import type { EndpointName } from '../../../domain/contract/contract.ts';
import type { ChartEvent } from '../harness/tracing.ts';
import type { OnScreen, Scene } from '../scenes/scene.ts';
import type { ChartActor, MountedApp } from './mount.tsx';

/** Where a chart is played on the React views: a scene, and what a person does and sees before it. */
export interface Stage extends Scene {
  /** Played before the chart is there: lets calls of other charts through, opens what shows it. */
  readonly lead?: (played: Played) => Promise<void>;
  /** What a person does for each event. */
  readonly acts: Readonly<Record<string, (played: Played, event: ChartEvent) => Promise<void> | void>>;
  /** Ends an invoked chart by what a person does in it. */
  readonly endings?: Readonly<Record<string, (played: Played, output: unknown) => Promise<void>>>;
  /** What is on screen in a state, by its path or its parent's; throws when it is not. */
  readonly shows: Readonly<Record<string, (played: Played) => unknown>>;
}

/** A path being played: the app on the page, and the chart in it. */
export interface Played extends MountedApp, OnScreen {
  readonly chart: () => ChartActor;
  /** Lets the next call to that endpoint through. */
  readonly pass: (endpoint: EndpointName) => Promise<void>;
}
