import type { EndpointName } from '../../../domain/contract/contract.ts';
import type { ViewWorld } from './viewWorld.ts';
import type { ChartEvent } from '../harness/tracing.ts';
import type { ChartActor, MountedApp } from './mount.tsx';

/** Where a chart is played on screen. A stage is set anew for each path. */
export interface Stage {
  /** Which call each actor of the chart makes. These stop at their gates; all others go through. */
  readonly calls: Readonly<Record<string, EndpointName>>;
  /** How the app is opened so that the chart runs, begun as the path's start says. */
  readonly opening: (start: string) => Promise<Opening>;
  /** Played before the chart is there: lets calls of other charts through, opens what shows it. */
  readonly lead?: (played: Played) => Promise<void>;
  /** What a person does for each event. */
  readonly acts: Readonly<Record<string, (played: Played, event: ChartEvent) => Promise<void> | void>>;
  /**
   * Brings the server into the condition in which it gives this output, before the held request goes on its way.
   * What it returns undoes that afterwards, when the path goes on as if it had not been.
   */
  readonly conditions?: Readonly<Record<string, (played: Played, output: unknown) => Promise<Undo | undefined>>>;
  /** Ends an invoked chart by what a person does in it. */
  readonly endings?: Readonly<Record<string, (played: Played, output: unknown) => Promise<void>>>;
  /** What is on screen in a state, by its path or its parent's; throws when it is not. */
  readonly shows: Readonly<Record<string, (played: Played) => unknown>>;
}

export interface Opening {
  readonly path: string;
  /** As the browser stored them; the user in the wire's form. */
  readonly session?: { readonly token: string; readonly user: object } | undefined;
  readonly isWide?: boolean;
}

type Undo = () => Promise<void> | void;

/** A path being played: the app on the page, the server behind it, the chart in it. */
export interface Played extends MountedApp {
  readonly world: ViewWorld;
  readonly chart: () => ChartActor;
  /** Lets the next call to that endpoint through. */
  readonly pass: (endpoint: EndpointName) => Promise<void>;
}

/** No condition of the server makes a reply fail to come: then the line is cut. */
export function isCut(output: unknown): boolean {
  return output === 'unknown' || output === 'unsettled' || tagOf(output) === 'Offline';
}

export function tagOf(output: unknown): string | undefined {
  const tag: unknown = typeof output === 'object' && output !== null ? Reflect.get(output, '_tag') : undefined;
  return typeof tag === 'string' ? tag : undefined;
}
