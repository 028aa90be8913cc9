import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { ImportPreview } from '#domain/imports/report.ts';
import { IMPORT } from './importTexts.ts';
import classes from './Import.module.css';

type Question = NonNullable<ImportPreview['questions']>[number];

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly disabled: boolean;
  readonly onAnswer: (question: string, answer: string) => void;
}

/** What is uncertain in the file, each asked once for all rows alike; each answer has the rows read again, and can be changed. */
export function Questions({ questions, disabled, onAnswer }: QuestionsProps) {
  return (
    <section className={classes.card} aria-label={IMPORT.questions}>
      <h2 className={classes.heading}>{IMPORT.questions}</h2>
      <p className={classes.hint}>{IMPORT.questionsHint}</p>
      {questions.map((question) => (
        <OneQuestion
          key={question.id}
          question={question}
          disabled={disabled}
          onAnswer={(answer) => onAnswer(question.id, answer)}
        />
      ))}
    </section>
  );
}

interface OneQuestionProps {
  readonly question: Question;
  readonly disabled: boolean;
  readonly onAnswer: (answer: string) => void;
}

function OneQuestion({ question: { text, rows, first, options, answer }, disabled, onAnswer }: OneQuestionProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={classes.question}>
      <strong id={titleId}>{text}</strong>
      <span className={classes.hint}>{IMPORT.settles(rows, first)}</span>
      <div className={classes.chips}>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={classes.chip}
            aria-pressed={answer === value}
            disabled={disabled}
            onClick={() => onAnswer(value)}
          >
            {answer === value && <IconCheck size={18} stroke={2} aria-hidden />}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
