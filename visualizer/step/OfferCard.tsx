import { useId } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { lengthText } from '../live/words.ts';
import { Answers } from './Answers.tsx';
import { answersTo } from './answers.ts';
import type { Draft, Prepared } from './drafts.ts';
import { literal } from './literal.ts';
import type { Offer } from './offers.ts';
import classes from './Offers.module.css';
import { sampleTitles } from './sampleTitle.ts';
import { SignIcon } from './SignIcon.tsx';
import { eventIn } from './stepping.ts';
import type { ChartEvent } from './walker.ts';
import type { Dictionary } from '../texts/pt.ts';
import { useTexts } from '../texts/useTexts.ts';

interface OfferCardProps {
  readonly chart: AnyMachineSnapshot;
  readonly prepared: Prepared;
  /** Why it cannot be sent; null when it can. */
  readonly whyNot: string | null;
  readonly onDraft: (draft: Draft) => void;
  readonly onSend: (event: ChartEvent) => void;
}

/** One possible event: an editor for its data, the guards' answers to it, and the button that sends it. */
export function OfferCard({ chart, prepared, whyNot, onDraft, onSend }: OfferCardProps) {
  const all = useTexts();
  const texts = all.step;
  const { offer } = prepared;
  const event = eventIn(prepared);
  const answers = event ? answersTo(chart, event) : [];
  const whyId = useId();
  const name = 'actor' in offer ? offer.actor : offer.kind === 'after' ? offer.delay : offer.type;
  return (
    <article className={classes.card} data-possible={whyNot === null} aria-label={`${texts.kinds[offer.kind]} ${name}`}>
      <header>
        <h4>
          <SignIcon kind={offer.kind} />
          {name}
        </h4>
        <button
          type="button"
          className={classes.send}
          // Not `disabled`: the button takes focus, so that a screen reader reads the reason.
          aria-disabled={whyNot !== null}
          aria-describedby={whyNot === null ? undefined : whyId}
          onClick={() => event && whyNot === null && onSend(event)}
        >
          {verb(offer, all)}
          <span className={classes.unseen}> {name}</span>
        </button>
      </header>
      {offer.kind !== 'after' && <Carried prepared={prepared} onDraft={onDraft} />}
      <Answers answers={answers} machine={chart.machine} />
      {whyNot !== null && (
        <p id={whyId} className={classes.why}>
          {whyNot}
        </p>
      )}
    </article>
  );
}

function Carried({ prepared, onDraft }: Pick<OfferCardProps, 'prepared' | 'onDraft'>) {
  const texts = useTexts().step;
  const { samples, draft, text, read } = prepared;
  const titles = sampleTitles(samples);
  const hasChoice = samples.length > 1 || draft.own !== null;
  const editor = useId();
  return (
    <>
      {hasChoice && (
        <div className={classes.samples} role="group" aria-label={texts.samples}>
          {titles.map((title, index) => (
            <button
              key={title}
              type="button"
              aria-pressed={draft.chosen === index}
              onClick={() => onDraft({ ...draft, chosen: index })}
            >
              {title.replace(/^\{(.*)\}$/, '$1')}
            </button>
          ))}
          {draft.own !== null && (
            <button
              type="button"
              aria-pressed={draft.chosen === 'own'}
              onClick={() => onDraft({ ...draft, chosen: 'own' })}
            >
              {texts.own}
            </button>
          )}
        </div>
      )}
      <details className={classes.carried}>
        <summary>
          <code>{lineOf(prepared) ?? texts.noData}</code>
          <span>{texts.edit}</span>
        </summary>
        <textarea
          id={editor}
          aria-label={texts.data}
          aria-invalid={'wrong' in read}
          value={text}
          rows={Math.min(Math.max(text.split('\n').length, 2), 12)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => onDraft({ chosen: 'own', own: target.value })}
        />
      </details>
    </>
  );
}

/** Null without data. */
function lineOf({ read, text }: Prepared): string | null {
  if ('wrong' in read) return text;
  const line = read.value === undefined ? '' : literal(read.value);
  return line === '' || line === '{}' ? null : line;
}

function verb(offer: Offer, texts: Dictionary): string {
  switch (offer.kind) {
    case 'done':
      return texts.step.reply;
    case 'error':
      return texts.step.fail;
    case 'after':
      return texts.step.wait(lengthText(offer.ms, texts));
    default:
      return texts.step.send;
  }
}
