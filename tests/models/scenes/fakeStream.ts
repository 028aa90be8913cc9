declare global {
  /** What the test makes of the page's stream of changes; whether it could. */
  var streamOfTest: { readonly open: () => boolean; readonly tell: () => boolean; readonly lose: () => boolean };
}

/**
 * Puts a stream of changes into the page that does what the test says: the server's own would open, and tell, when it likes.
 * Until the test opens it, it does not answer. Runs in the page, and knows nothing of what stands around it.
 */
export function fakeStream(): void {
  const PATH = '/api/v1/changes?topics=';
  const before = globalThis.fetch;
  const real = Reflect.get(before, 'real') ?? before;
  interface Opened {
    readonly topics: readonly string[];
    readonly answer: (reply: unknown) => void;
    readonly fail: (error: Error) => void;
  }
  interface Running {
    readonly topics: readonly string[];
    readonly pieces: string[];
    isOver: boolean;
    wake: () => void;
  }
  let waiting: Opened | undefined;
  let running: Running | undefined;
  let isAway = false;

  const read = async (stream: Running): Promise<{ done: boolean; value?: Uint8Array }> => {
    for (;;) {
      const piece = stream.pieces.shift();
      if (piece !== undefined) return { done: false, value: new TextEncoder().encode(piece) };
      if (stream.isOver) return { done: true };
      await new Promise<void>((resolve) => (stream.wake = resolve));
    }
  };
  const say = (stream: Running, name: string, lines: readonly string[]): void => {
    stream.pieces.push(`event: ${name}\nid: 1\n${lines.map((line) => `data: ${line}\n`).join('')}\n`);
    stream.wake();
  };
  const end = (stream: Running): void => {
    stream.isOver = true;
    stream.wake();
    if (running === stream) running = undefined;
  };

  const fake = (input: unknown, init: RequestInit = {}): Promise<unknown> => {
    const url = String(input);
    if (!url.includes(PATH)) return Reflect.apply(real, globalThis, [input, init]);
    if (isAway) return Promise.reject(new Error('The line is cut'));
    return new Promise((answer, fail) => {
      const topics = (url.split(PATH)[1] ?? '').split(',');
      const opened = { topics, answer, fail };
      waiting = opened;
      init.signal?.addEventListener('abort', () => {
        if (waiting === opened) waiting = undefined;
        if (running && running.topics === topics) end(running);
        fail(new Error('Aborted'));
      });
    });
  };
  globalThis.fetch = Object.assign(fake as typeof fetch, { real });
  if (!Reflect.get(navigator, 'locks')) {
    const locks = { request: async (_name: string, _options: object, run: () => unknown) => run() };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  }

  globalThis.streamOfTest = {
    open() {
      isAway = false;
      if (!waiting) return false;
      const stream: Running = { topics: waiting.topics, pieces: [], isOver: false, wake: () => undefined };
      running = stream;
      waiting.answer({ ok: true, status: 200, body: { getReader: () => ({ read: () => read(stream) }) } });
      waiting = undefined;
      say(stream, 'fresh', []);
      return true;
    },
    tell() {
      if (!running) return false;
      say(running, 'message', running.topics);
      return true;
    },
    lose() {
      if (!running) return false;
      isAway = true;
      end(running);
      return true;
    },
  };
}
