/** What the browser says when it is asked, or that it breaks. */
export type PushAnswer =
  | 'Unsupported'
  | 'MustInstall'
  | 'Blocked'
  | 'Unsubscribed'
  | 'Subscribed'
  | 'Granted'
  | 'Dismissed'
  | 'broken';

declare global {
  /** Answers the question that waits: what the browser may do, or what the person says to it. */
  var letPush: (what: PushAnswer) => void;
  /** Has the next look at the browser wait as well: it follows what a person does. */
  var holdPushAgain: () => void;
}

/**
 * Runs in a page: a browser that shows notices, whose questions end only when {@link letPush} tells them to. Its service is never
 * called: only the server would.
 */
export function holdPush(p256dh: string): () => void {
  let isSubscribed = false;
  const keys = { p256dh, auth: 'A'.repeat(22) };
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/aparelho',
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/aparelho', keys }),
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      isSubscribed = true;
      return subscription;
    },
  };
  let isRead = false;
  const registration = { active: {}, pushManager };
  const held = <Answer>(answers: (what: PushAnswer) => Answer) =>
    new Promise<Answer>((resolve, reject) => {
      globalThis.letPush = (what) =>
        what === 'broken' ? reject(new Error('The browser broke')) : resolve(answers(what));
    });
  const notification = {
    permission: 'default',
    requestPermission: () =>
      held((what) => {
        notification.permission = what === 'Granted' ? 'granted' : what === 'Blocked' ? 'denied' : 'default';
        return notification.permission;
      }),
  };
  const serviceWorker = {
    controller: null,
    addEventListener: () => undefined,
    register: () => new Promise(() => undefined),
    // The first question of each check waits; what follows it is answered as the browser stands then.
    getRegistration: () => {
      if (isRead) return Promise.resolve(registration);
      isRead = true;
      return held((what) => {
        if (what === 'MustInstall') {
          Reflect.deleteProperty(globalThis, 'PushManager');
          Object.defineProperty(navigator, 'userAgent', { value: 'iPhone', configurable: true });
        }
        isSubscribed = what === 'Subscribed';
        notification.permission = what === 'Blocked' ? 'denied' : isSubscribed ? 'granted' : 'default';
        return what === 'Unsupported' ? undefined : registration;
      });
    },
  };
  globalThis.holdPushAgain = () => void (isRead = false);
  const put: readonly (readonly [object, string, unknown])[] = [
    [navigator, 'serviceWorker', serviceWorker],
    [globalThis, 'Notification', notification],
    [globalThis, 'PushManager', () => undefined],
  ];
  for (const [where, name, value] of put) Object.defineProperty(where, name, { value, configurable: true });
  return () => {
    for (const [where, name] of put) Reflect.deleteProperty(where, name);
    Reflect.deleteProperty(navigator, 'userAgent');
  };
}
