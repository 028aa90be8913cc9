import { newKey } from './call.ts';

/** One idempotency key per content of a write, so that submitting again after a lost connection writes only once. */
export class WriteKeys {
  #content = '';
  #key = '';

  /** Returns the same key as long as the content stays the same. */
  of(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content) [this.#content, this.#key] = [text, newKey()];
    return this.#key;
  }

  /** Call this after a successful write, so that the same content counts as a new write. */
  forget(): void {
    this.#content = '';
  }
}
