/** The requests at work, and whether more may come. */
export class Traffic {
  #inFlight = 0;
  #isStopping = false;
  #onIdle: (() => void) | undefined;

  get inFlight(): number {
    return this.#inFlight;
  }

  /** From now on requests are sent elsewhere. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Returns what ends it, which may be called more than once. */
  enter(): () => void {
    this.#inFlight += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#inFlight -= 1;
      if (this.#inFlight === 0) this.#onIdle?.();
    };
  }

  /** Lets nobody in any more, and resolves when the last one has left. */
  async drain(): Promise<void> {
    this.#isStopping = true;
    if (this.#inFlight === 0) return;
    await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }
}
