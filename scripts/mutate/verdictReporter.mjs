// Keeps and tells what becomes of mutants while Stryker runs, which writes its own report at the end alone.
import { appendFileSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../build.mjs';
import { digestOf, keyOf, NOTICED, placeOf, squeezed, textAt, UNNOTICED } from './verdicts.mjs';

const JUDGED = new Set([...NOTICED, ...UNNOTICED, 'RuntimeError']);
/** So many verdicts are told with one line. */
const STEP = 10;

/** A reporter of Stryker: a line of MUTATE_VERDICTS for each verdict, and the survivors on stderr as they are found. */
export class VerdictReporter {
  static inject = ['options'];
  tried = 0;
  unnoticed = 0;

  /** The sources are read before Stryker copies them: whoever edits them meanwhile is not to mix them up. */
  constructor({ mutate }) {
    const read = (file) => ({ source: readFileSync(join(ROOT, file), 'utf8'), digest: digestOf(file) });
    this.sources = new Map(mutate.map((file) => [file, read(file)]));
  }

  onMutantTested({ fileName, location, replacement, status, statusReason }) {
    if (!JUDGED.has(status)) return;
    const file = relative(ROOT, fileName);
    const { source, digest } = this.sources.get(file);
    const key = keyOf(file, { location, replacement });
    const reason = statusReason?.slice(0, 300);
    appendFileSync(
      process.env.MUTATE_VERDICTS,
      `${JSON.stringify({ key, file, digest, status, statusReason: reason })}\n`,
    );
    this.tried += 1;
    if (UNNOTICED.includes(status)) {
      this.unnoticed += 1;
      const mutant = { file, line: location.start.line, from: textAt(source, location), to: squeezed(replacement) };
      process.stderr.write(`${status}: ${placeOf(mutant)}\n`);
    }
    if (this.tried % STEP === 0) process.stderr.write(`${this.tried} tried, ${this.unnoticed} survived\n`);
  }
}
