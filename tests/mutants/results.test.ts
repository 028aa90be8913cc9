import { expect, it } from 'vitest';
import { resultsOf } from '../../scripts/mutate/results.mjs';

const SOURCE = 'const a = 1;\nconst b = [\n  2,\n];\n';
const at = (line: number, from: number, to: number) => ({
  location: { start: { line, column: from }, end: { line, column: to } },
});
const report = (...mutants: readonly object[]) => ({ files: { 'domain/a.ts': { source: SOURCE, mutants } } });
const one = { ...at(1, 11, 12), replacement: '0' };
const list = { location: { start: { line: 2, column: 11 }, end: { line: 4, column: 2 } }, replacement: '[]' };
const entry = { file: 'domain/a.ts', from: '[ 2, ]', to: '[]', reason: 'Nobody reads it' };

// Red with 'Timeout' left out of NOTICED, or 'NoCoverage' of UNNOTICED, in results.mjs.
it('sorts mutants by whether a test noticed them', () => {
  const results = resultsOf(
    [
      report(
        { ...one, status: 'Killed' },
        { ...one, status: 'Timeout' },
        { ...one, status: 'Survived' },
        { ...list, status: 'NoCoverage' },
        { ...one, status: 'Ignored' },
        { ...one, status: 'RuntimeError', statusReason: 'throws while it loads: x' },
        { ...one, status: 'CompileError', statusReason: 'not in the sample' },
      ),
    ],
    [],
  );
  expect(results).toMatchObject({
    files: 1,
    noticed: [{ status: 'Killed' }],
    timedOut: [{ status: 'Timeout' }],
    survivors: [
      { file: 'domain/a.ts', line: 1, from: '1', to: '0', status: 'Survived' },
      { file: 'domain/a.ts', line: 2, from: '[ 2, ]', to: '[]', status: 'NoCoverage' },
    ],
    loading: [{ status: 'RuntimeError' }],
    unread: [{ status: 'Ignored' }],
    equivalent: [],
    wrong: [],
  });
});

// Red when isWrong says `false`, and when an entry is not matched by its text.
it('leaves out what is the same program, and says of an entry that it is not', () => {
  const survived = { ...list, status: 'Survived' };
  expect(resultsOf([report(survived)], [entry])).toMatchObject({
    survivors: [],
    equivalent: [survived].map(() => ({ line: 2 })),
    wrong: [],
  });
  expect(resultsOf([report({ ...list, status: 'Killed' })], [entry])).toMatchObject({ equivalent: [], wrong: [entry] });
  expect(resultsOf([report(one)], [entry])).toMatchObject({ wrong: [entry] });
  expect(resultsOf([report({ ...list, status: 'CompileError' })], [entry])).toMatchObject({ wrong: [] });
  expect(resultsOf([report(survived)], [{ ...entry, file: 'domain/b.ts' }])).toMatchObject({ wrong: [] });
});
