/** Counts the requests in progress, and knows whether the server still accepts new ones. */
export class Traffic {
  #inFlight = 0;
  #isStopping = false;
  #onIdle: (() => void) | undefined;

  get inFlight(): number {
    return this.#inFlight;
  }

  /** When true, new requests are refused, so that the load balancer sends them elsewhere. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Returns the function that ends the request; it may be called more than once. */
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

  /** Stops accepting requests, and resolves when the last one has ended. */
  async drain(): Promise<void> {
    this.#isStopping = true;
    if (this.#inFlight === 0) return;
    await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }
}
