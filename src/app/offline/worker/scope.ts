/** What our worker uses of a service worker's scope: TypeScript's own types of it cannot stand beside those of a page. */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A notice as the device shows it. */
export interface ShownNotice {
  /** Its id. */
  readonly tag: string;
  readonly data: unknown;
  readonly close: () => void;
}

interface Window {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (address: string) => Promise<unknown>;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableEvent & { readonly data: unknown };
  readonly push: ExtendableEvent & { readonly data: { readonly text: () => string } | null };
  readonly notificationclick: ExtendableEvent & { readonly notification: ShownNotice };
}

interface WorkerScope {
  readonly addEventListener: <T extends keyof WorkerEvents>(type: T, listen: (event: WorkerEvents[T]) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Window[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, how: NotificationOptions) => Promise<void>;
    readonly getNotifications: () => Promise<readonly ShownNotice[]>;
    /** Not there on an iPhone but in an app on the home screen. */
    readonly pushManager?: Pick<PushManager, 'getSubscription'>;
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The file runs nowhere else.
export const scope = globalThis as unknown as WorkerScope;
