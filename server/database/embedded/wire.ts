/** What an embedded stream speaks to: PGlite in this process or in a worker thread. */
export interface Wire {
  /**
   * Sends protocol messages of one connection and resolves to what the database answers to them.
   * @param message given away: its buffer alone, and not used afterwards
   */
  exchange(connection: number, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** The connection is gone: what it left open is undone, and the next one may speak. */
  leave(connection: number): void;
  close(): Promise<void>;
}
