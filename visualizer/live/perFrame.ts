/** A function that, however often it is called, does its work once in the next frame. */
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
