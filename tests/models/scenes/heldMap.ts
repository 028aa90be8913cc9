/** What becomes of a map that is being loaded: it can be drawn, this browser draws none, the file does not come, or it breaks. */
export type MapFate = 'drawable' | 'undrawable' | 'unreachable' | 'broken';

declare global {
  /** Ends the loading that waits, or that has begun and comes to wait as soon as its code is there. */
  var letMap: (fate: MapFate) => void;
  /** The next loading begins: one that waits was called off. */
  var awaitMap: () => void;
}

/**
 * Runs in a page: the beginning of the map's file comes only when {@link letMap} tells it to. Where a page has no WebGL at all
 * it seems to have it, since there another drawing stands in. Returns how to stop.
 * @param head those bytes, in base64
 */
export function holdMap(head: string): () => void {
  const { fetch } = globalThis;
  const { prototype } = HTMLCanvasElement;
  const getContext = Reflect.get(prototype, 'getContext') as (...given: unknown[]) => unknown;
  const lacksWebgl = !('WebGL2RenderingContext' in globalThis);
  let fate: MapFate = 'drawable';
  let waiting: ((what: MapFate) => void) | undefined;
  let told: MapFate | undefined;
  globalThis.awaitMap = () => {
    waiting = undefined;
    told = undefined;
  };
  globalThis.letMap = (what) => {
    if (waiting) waiting(what);
    else told = what;
    waiting = undefined;
  };
  if (lacksWebgl) Object.assign(globalThis, { WebGL2RenderingContext: true });
  Reflect.set(prototype, 'getContext', function contextOf(this: HTMLCanvasElement, ...given: unknown[]) {
    if (fate === 'undrawable') return null;
    if (fate === 'broken') throw new Error('no context');
    return lacksWebgl ? { getExtension: () => null } : getContext.apply(this, given);
  });
  globalThis.fetch = (input, init) => {
    const range = new Headers(init?.headers).get('range');
    if (input !== '/mapa.pmtiles' || range !== 'bytes=0-16383') return fetch(input, init);
    return new Promise((resolve, reject) => {
      const end = (what: MapFate) => {
        fate = what;
        const bytes = Uint8Array.from(atob(head), (letter) => letter.codePointAt(0) ?? 0);
        if (what === 'unreachable') reject(new TypeError('Failed to fetch'));
        else resolve(new Response(bytes, { status: 206 }));
      };
      if (told) end(told);
      else waiting = end;
      told = undefined;
    });
  };
  return () => {
    globalThis.fetch = fetch;
    Reflect.set(prototype, 'getContext', getContext);
    if (lacksWebgl) Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext');
  };
}
