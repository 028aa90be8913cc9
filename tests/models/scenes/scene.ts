import type { AnyMachineSnapshot } from 'xstate';
import type { EndpointName } from '#domain/contract/contract.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import type { Screen } from './screen.ts';

/**
 * What stands behind a chart while it is played on a screen: the same for React views in happy-dom and for Chromium.
 * What a person does there and what they see is the stage's. A scene is set anew for each path.
 */
export interface Scene {
  /** Which call each actor of the chart makes, or one of which. These stop at their gates; all others go through. */
  readonly calls: Readonly<Record<string, EndpointName | readonly EndpointName[]>>;
  /** Which of those another chart on the screen makes too, so that they are not counted as this chart's. */
  readonly shared?: readonly EndpointName[];
  /** How the app is opened so that the chart runs, begun as the path's start says. */
  readonly opening: (start: string) => Promise<Opening>;
  /**
   * Brings the server into the condition in which it gives this output, before the held request goes on its way.
   * What it returns undoes that afterwards, when the path goes on as if it had not been.
   */
  readonly conditions?: Readonly<Record<string, (screen: OnScreen, output: unknown) => Promise<Undo | undefined>>>;
  /** The toasts that a path causes, with their exact words; there are no others. */
  readonly tells?: Tellings;
  /** What is true of the world when a path has ended. */
  readonly truths?: readonly Truth[];
}

/** Where a chart is played, on the React views and in a browser: a scene, and what a person does and sees before it. */
export interface Stage extends Scene {
  /** Played before the chart is there: lets calls of other charts through, opens what shows it. */
  readonly lead?: (played: Played) => Promise<void>;
  /** What a person does for each event. */
  readonly acts: Readonly<Record<string, (played: Played, event: ChartEvent) => Promise<void>>>;
  /** Ends an invoked actor that makes no call: a chart by what a person does in it, another by what its surroundings do. */
  readonly endings?: Readonly<Record<string, (played: Played, output: unknown) => Promise<void>>>;
  /** Makes an invoked actor fail that makes no call. */
  readonly faults?: Readonly<Record<string, (played: Played) => Promise<void>>>;
  /** What is on screen in a state, by its path or its parent's; throws when it is not. */
  readonly shows: Readonly<Record<string, (played: Played) => Promise<unknown>>>;
}

export interface Opening {
  readonly path: string;
  /** As the browser stored them; the user in the wire's form. */
  readonly session?: { readonly token: string; readonly user: object } | undefined;
  readonly isWide?: boolean;
}

/** What a scene may know of the app on the screen before it. */
export interface OnScreen {
  /** Of the chart that is played. */
  readonly context: () => AnyMachineSnapshot['context'];
  /** Has the page read anew from the server what it shows. */
  readonly readAgain: () => Promise<void>;
  /** Waits until the page reads nothing any more, but for what a gate holds. */
  readonly rest: () => Promise<void>;
  /** Lets the next call to that endpoint through. */
  readonly pass: (endpoint: EndpointName) => Promise<void>;
  /** Has the line fail for the next call to that endpoint. */
  readonly cut: (endpoint: EndpointName) => Promise<void>;
  /** Tells the page how much of the body of the call that waits there is on its way, from 0 to 1. */
  readonly upload: (share: number, ...endpoints: EndpointName[]) => Promise<void>;
}

/** A path being played: the screen, and the chart behind it. */
export interface Played extends OnScreen {
  readonly screen: Screen;
  readonly chart: () => ChartSnapshot;
}

/** Where a chart on the screen stands. */
export type ChartSnapshot = Pick<AnyMachineSnapshot, 'value' | 'context'> & { readonly tags: readonly string[] };

/**
 * A sentence of the product's specification about what is true of the world when a walk has ended, written from the text
 * and never from the chart. Both levels on a screen check it, where the server is real.
 */
export interface Truth {
  /** Where it is written: 'SPEC 4, Reservation', 'RULES 4'. */
  readonly section: string;
  readonly says: string;
  /** What must be there, by what happened on the walk; absent where `found` itself throws, as the screen does. */
  readonly planned?: (happened: readonly ChartEvent[]) => unknown;
  /** What is there: rows, bodies of requests, what the browser stores, what is on screen. */
  readonly found: (world: WorldAfter) => unknown;
}

/** The world after a walk. */
export interface WorldAfter extends Played {
  /** The writing calls of the page to these endpoints, or all, in their order, those that were cut off included. */
  readonly sent: (...endpoints: readonly EndpointName[]) => readonly Sent[];
  readonly happened: readonly ChartEvent[];
}

/** A call of the page that changes something on the server. */
export interface Sent {
  readonly endpoint: EndpointName;
  readonly path: string;
  /** As JSON, or the members of a form with the types of its files. */
  readonly body: unknown;
}

export type Words = string | readonly string[] | null;

/** The words of the toasts that a happening causes; none when they are null. */
export type Telling = Words | ((event: ChartEvent, earlier: readonly ChartEvent[]) => Words);

/**
 * Which toast each happening causes, title and text together, in the specification's words. A happening is named as in the
 * rules, with what was answered where that decides: 'done(run) Done', 'wait.abandoned'. What is not named causes none.
 */
export type Tellings = Readonly<Record<string, Telling>>;

/** Ends a condition; `isEarly`: before the app hears the reply, which has it ask for something else at once. */
type Undo = (() => Promise<void> | void) & { readonly isEarly?: true };

/** Does what a person does for an event. */
export async function perform({ acts }: Stage, played: Played, event: ChartEvent): Promise<void> {
  const does = acts[event.type];
  if (!does) throw new Error(`the stage does not say what a person does for '${event.type}'`);
  await does(played, event);
}

/** The calls that an actor of the chart may make. */
export function callsOf({ calls }: Scene, actorId: string): readonly EndpointName[] {
  const made = calls[actorId];
  if (made === undefined) throw new Error(`the stage does not say which call '${actorId}' makes`);
  return [made].flat();
}

/** No condition of the server makes a reply fail to come: then the line is cut. */
export function isCut(output: unknown): boolean {
  return output === 'unknown' || output === 'unsettled' || tagOf(output) === 'Offline';
}

export function tagOf(output: unknown): string | undefined {
  const tag: unknown = typeof output === 'object' && output !== null ? Reflect.get(output, '_tag') : undefined;
  return typeof tag === 'string' ? tag : undefined;
}
