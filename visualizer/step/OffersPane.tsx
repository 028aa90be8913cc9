import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AnyStateMachine } from 'xstate';
import type { Draft, Prepared } from './drafts.ts';
import { notNow } from './notNow.ts';
import { OfferCard } from './OfferCard.tsx';
import classes from './Offers.module.css';
import { SignIcon } from './SignIcon.tsx';
import { whyNotSent } from './stepping.ts';
import type { Moment } from './walk.ts';
import type { ChartEvent } from './walker.ts';
import { useTexts } from '../texts/useTexts.ts';

interface OffersPaneProps {
  readonly machine: AnyStateMachine;
  readonly moment: Moment | null;
  readonly offers: readonly Prepared[];
  readonly onDraft: (type: string, draft: Draft) => void;
  readonly onSend: (event: ChartEvent) => void;
}

const GROUPS = [
  { name: 'events', kinds: ['event', 'wildcard'] },
  { name: 'replies', kinds: ['done', 'error'] },
  { name: 'delays', kinds: ['after'] },
] as const;

/** The events that are possible now, grouped by source; below them the impossible ones with the reasons. */
export function OffersPane({ machine, moment, offers, onDraft, onSend }: OffersPaneProps) {
  const all = useTexts();
  const texts = all.step;
  const heading = useRef<HTMLHeadingElement>(null);
  const send = (event: ChartEvent) => {
    const pressed = document.activeElement;
    flushSync(() => onSend(event));
    // When the button's card is gone, the focus moves to the heading for keyboard users.
    if (pressed?.isConnected === false) heading.current?.focus();
  };
  const later = moment ? notNow(machine, moment.traced, all.whyNot) : [];
  return (
    <section className={classes.pane} data-pane="agora" aria-labelledby="step-offers">
      <h2 id="step-offers" ref={heading} tabIndex={-1}>
        {texts.offers}
      </h2>
      {moment &&
        GROUPS.map(({ name, kinds }) => {
          const within = offers.filter(({ offer }) => kinds.some((kind) => kind === offer.kind));
          if (within.length === 0) return null;
          return (
            <section key={name} aria-label={texts.groups[name]}>
              <h3>{texts.groups[name]}</h3>
              {within.map((each) => (
                <OfferCard
                  key={each.offer.type}
                  chart={moment.traced.chart}
                  prepared={each}
                  whyNot={whyNotSent(moment.traced, each, all)}
                  onDraft={(draft) => onDraft(each.offer.type, draft)}
                  onSend={send}
                />
              ))}
            </section>
          );
        })}
      {moment && offers.length === 0 && (
        <p className={classes.none}>{moment.traced.chart.status === 'active' ? texts.nothing : texts.nothingMore}</p>
      )}
      {later.length > 0 && (
        <details className={classes.later}>
          <summary>{texts.notNow(later.length)}</summary>
          <ul>
            {later.map(({ trigger, word, why }) => (
              <li key={word}>
                <b>
                  <SignIcon kind={trigger.kind} />
                  {'actor' in trigger ? trigger.actor : 'delay' in trigger ? trigger.delay : word}
                </b>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
