/** What the person says to the browser's question, or that the browser breaks. */
export type InstallAnswer = 'Accepted' | 'Dismissed' | 'broken';

declare global {
  /** The browser could ask from now on. */
  var offerInstall: () => void;
  /** Answers its question, which waits. */
  var answerInstall: (what: InstallAnswer) => void;
}

/** Runs in a page: a browser that says of installing what the walk wants, on the device that its start names. */
export function holdInstall(start: string): () => void {
  const { matchMedia } = globalThis;
  if (start === 'iphone') Object.defineProperty(navigator, 'userAgent', { value: 'iPhone', configurable: true });
  if (start === 'app') {
    globalThis.matchMedia = (query) =>
      query.includes('standalone')
        ? Object.assign(new EventTarget(), { matches: true } as MediaQueryList)
        : matchMedia(query);
  }
  globalThis.offerInstall = () => {
    const prompt = () =>
      new Promise<void>((resolve, reject) => {
        globalThis.answerInstall = (what) => {
          if (what === 'broken') return reject(new Error('The browser broke'));
          Object.assign(question, { userChoice: Promise.resolve({ outcome: what.toLowerCase() }) });
          resolve();
        };
      });
    const question = Object.assign(new Event('beforeinstallprompt'), { prompt });
    globalThis.quadraLivreInstall = question;
    dispatchEvent(question);
  };
  return () => {
    globalThis.matchMedia = matchMedia;
    globalThis.quadraLivreInstall = undefined;
    Reflect.deleteProperty(navigator, 'userAgent');
  };
}
