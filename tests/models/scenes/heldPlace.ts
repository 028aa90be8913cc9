/** What becomes of the browser's question where somebody is: it knows, they refuse, it does not know, or it breaks. */
export type Whereabouts = 'known' | 'refused' | 'unknown' | 'broken';

declare global {
  /** Answers the question that waits. */
  var letPlace: (what: Whereabouts) => void;
}

/** Runs in a page: the browser says where it is only when {@link letPlace} tells it to. Returns how to stop. */
export function holdPlace(): () => void {
  const failure = (code: number) => ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' });
  const value = {
    getCurrentPosition(found: (position: unknown) => void, failed: (error: unknown) => void) {
      globalThis.letPlace = (what) => {
        if (what === 'known') found({ coords: { latitude: -23.967123, longitude: -46.333456 } });
        else if (what === 'broken') found(undefined);
        else failed(failure(what === 'refused' ? 1 : 2));
      };
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'geolocation');
}
