/** Returns a function that runs `work` once in the next frame, however often it is called before. */
export function perFrame(work: () => void): () => void {
  const inNextFrame = globalThis.requestAnimationFrame ?? ((then: () => void) => setTimeout(then, 16));
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    inNextFrame(() => {
      isPlanned = false;
      work();
    });
  };
}
