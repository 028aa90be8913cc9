// What the mutants of a report came to.
import { LOADING } from './reasons.mjs';
import { NOTICED, squeezed, textAt, UNNOTICED } from './verdicts.mjs';

/**
 * Sorts the mutants of reports by what became of them.
 * @param {readonly object[]} reports by Stryker's schema
 * @param {readonly { file: string, from: string, to: string, reason: string }[]} equivalents
 */
export function resultsOf(reports, equivalents) {
  const files = reports.flatMap((report) => Object.entries(report.files));
  const mutants = files.flatMap(([file, { source, mutants: all }]) => all.map((mutant) => told(file, source, mutant)));
  const matches = equivalents.map((entry) => ({ entry, found: mutants.filter((mutant) => isOf(entry, mutant)) }));
  const equivalent = new Set(matches.flatMap(({ found }) => found.filter(isUnnoticed)));
  const tried = new Set(files.map(([file]) => file));
  const counted = mutants.filter(
    (mutant) => [...NOTICED, ...UNNOTICED].includes(mutant.status) && !equivalent.has(mutant),
  );
  return {
    files: tried.size,
    noticed: counted.filter(({ status }) => status === 'Killed'),
    timedOut: counted.filter(({ status }) => status === 'Timeout'),
    survivors: counted.filter(({ status }) => UNNOTICED.includes(status)),
    loading: mutants.filter(
      ({ status, statusReason = '' }) => status === 'RuntimeError' && statusReason.startsWith(LOADING),
    ),
    unread: mutants.filter(({ status }) => status === 'Ignored'),
    equivalent: [...equivalent],
    wrong: matches.flatMap(({ entry, found }) => (tried.has(entry.file) && isWrong(found) ? [entry] : [])),
  };
}

/** A mutant that a test notices is not the same program, and one that is not there says nothing. */
function isWrong(found) {
  return found.length === 0 || (found.some(({ status }) => NOTICED.includes(status)) && !found.some(isUnnoticed));
}

function isUnnoticed({ status }) {
  return UNNOTICED.includes(status);
}

function isOf({ file, from, to }, mutant) {
  return mutant.file === file && mutant.from === squeezed(from) && mutant.to === squeezed(to);
}

function told(file, source, { location, replacement, status, statusReason }) {
  const { line } = location.start;
  return { file, line, from: textAt(source, location), to: squeezed(replacement), status, statusReason };
}
