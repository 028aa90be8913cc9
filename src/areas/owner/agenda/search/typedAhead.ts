/** What was typed since the key of the search, until its field is there. */
let typed = '';
let end: () => void = () => undefined;

/** Keeps what is typed from now on: the page of the search, and its code, take a moment. A touch elsewhere ends it. */
export function keepTyped(): void {
  end();
  typed = '';
  const listener = new AbortController();
  const options = { signal: listener.signal };
  end = () => listener.abort();
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
  };
  const forget = () => void takeTyped();
  addEventListener('keydown', onKey, options);
  addEventListener('pointerdown', forget, options);
  addEventListener('popstate', forget, options);
}

/** Ends the keeping. @returns what was typed meanwhile */
export function takeTyped(): string {
  const taken = typed;
  end();
  typed = '';
  return taken;
}
