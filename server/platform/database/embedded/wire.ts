/** The connection of an `EmbeddedStream` to PGlite, in this process or in a worker thread. */
export interface Wire {
  /**
   * Sends protocol messages of one connection and resolves to the database's reply, which owns its whole buffer.
   * @param message is transferred: it must own its whole buffer, and the caller must not use it afterwards
   */
  exchange(connection: number, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** The connection is closed: its open transaction is rolled back, and the next connection gets its turn. */
  leave(connection: number): void;
  close(): Promise<void>;
}
