import classes from './RuleLetter.module.css';
import { letterOf } from './ruleTexts.ts';

const TONES = 6;

/** A rule's letter, by which the week names it. The colour repeats after six, the letter does not. */
export function RuleLetter({ index }: { index: number }) {
  return (
    <span className={classes.letter} data-tone={index % TONES}>
      {letterOf(index)}
    </span>
  );
}
