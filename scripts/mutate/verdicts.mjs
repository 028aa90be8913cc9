// What became of each mutant, one line of a file for each, written as soon as it is known: a run that was stopped goes on.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.mjs';
import { LEFT_OUT } from './reasons.mjs';

export const NOTICED = ['Killed', 'Timeout'];
export const UNNOTICED = ['Survived', 'NoCoverage'];

/** Names a mutant. `location` counts lines and columns from 1, as in Stryker's reports. */
export function keyOf(file, { location: { start, end }, replacement }) {
  return JSON.stringify([file, start.line, start.column, end.line, end.column, replacement]);
}

export function digestOf(file) {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex');
}

/** The verdicts of a file by their keys. A line that a stopped run left unfinished says nothing. */
export function readVerdicts(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
  return new Map(lines.map((line) => JSON.parse(line)).map((verdict) => [verdict.key, verdict]));
}

/** Keeps what still holds: of files that are as they were, and, when other sources changed, what was noticed alone. */
export function keepVerdicts(path, { isSame }) {
  const holds = ({ file, digest, status }) => isFile(file, digest) && (isSame || NOTICED.includes(status));
  const kept = [...readVerdicts(path).values()].filter(holds);
  writeFileSync(path, kept.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''));
}

function isFile(file, digest) {
  return existsSync(join(ROOT, file)) && digestOf(file) === digest;
}

/** Stryker's report with the verdicts of those mutants that it left out because they were known. */
export function withVerdicts(report, verdicts) {
  const judged = (file, mutant) => {
    const verdict = mutant.statusReason === LEFT_OUT ? verdicts.get(keyOf(file, mutant)) : undefined;
    return verdict ? { ...mutant, status: verdict.status, statusReason: verdict.statusReason } : mutant;
  };
  const files = Object.entries(report.files).map(([file, { mutants, ...rest }]) => [
    file,
    { ...rest, mutants: mutants.map((mutant) => judged(file, mutant)) },
  ]);
  return { ...report, files: Object.fromEntries(files) };
}

/** @returns {string} what stands at a location of a source, in one line */
export function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return squeezed(lines.join('\n'));
}

export function squeezed(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** A mutant for whoever reads a list of them. */
export function placeOf({ file, line, from, to }) {
  return `${file}:${line}: ${from} → ${to === '' ? 'nothing' : to}`;
}
