import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** The user ended the input: Ctrl+C, Ctrl+D, or a closed window. */
export class Ended extends Error {
  override name = 'Ended';
}

/** Asks questions in a terminal; can hide what is typed. */
export class Terminal {
  readonly #output: NodeJS.WritableStream;
  readonly #lines: Interface;
  readonly #ended: Promise<never>;
  #isHidden = false;

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
    this.#output = output;
    // `readline` echoes what is typed to this stream, which drops it while the input is hidden.
    const echo = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        if (!this.#isHidden) output.write(chunk);
        done();
      },
    });
    this.#lines = createInterface({ input, output: echo, terminal: true, historySize: 0 });
    this.#ended = new Promise((_, reject) => this.#lines.once('close', () => reject(new Ended())));
    this.#ended.catch(() => undefined);
  }

  say(text: string): void {
    this.#output.write(`${text}\n`);
  }

  ask(question: string): Promise<string> {
    return Promise.race([new Promise<string>((resolve) => this.#lines.question(question, resolve)), this.#ended]);
  }

  async askHidden(question: string): Promise<string> {
    this.#output.write(question);
    this.#isHidden = true;
    try {
      return await this.ask('');
    } finally {
      this.#isHidden = false;
      this.#output.write('\n');
    }
  }

  close(): void {
    this.#lines.close();
  }
}
