import { newKey } from './call.ts';

/** One idempotency key per content of a write: pressed twice over a bad line, the same is written once. */
export class WriteKeys {
  #content = '';
  #key = '';

  /** The same key as long as the content stays the same. */
  of(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content) [this.#content, this.#key] = [text, newKey()];
    return this.#key;
  }

  /** It is written: the same content again is meant as another one. */
  forget(): void {
    this.#content = '';
  }
}
