import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Position } from '#domain/arenas/position.ts';
import { type Question, questionSearch, readQuestion } from '#domain/finder/question.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { documentTitle } from '#domain/navigation/titles.ts';
import { describeFinder } from '../../../../machines/finder/finder.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import { useMedia } from '../../../shared/look/useMedia.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { Answer } from './Answer.tsx';
import { provideFinder } from './finderActors.ts';
import classes from './FinderScreen.module.css';
import { FINDER } from './finderTexts.ts';
import { MapSide, NoMap } from './MapSide.tsx';
import { QuestionForm } from './QuestionForm.tsx';

/** The map stands beside the list; the style sheets say the same. */
const WIDE = '(min-width: 64em)';

/** Which courts are free at an hour, over all arenas. The question stands in the address only. */
export function FinderScreen() {
  const [opened] = useState(() => readQuestion(location.search));
  const actor = useChart(provideFinder, { input: opened });
  const finder = useSelector(actor, describeFinder, shallowEqual);
  const isWide = useMedia(WIDE);
  const [, navigate] = useLocation();
  const { question, hasUnread, answer, placeFault, view, picked } = finder;
  const ask = (change: Partial<Question>) => navigate(addressOf({ ...question, page: 1, ...change }));
  const choose = (id: string | null) => actor.send({ type: 'arena.chosen', id });
  const pick = (place: Position) => {
    // What is near a picked place is on the first page, and not what is near the person.
    if (question.isNear || question.page > 1) ask({ isNear: false });
    actor.send({ type: 'place.picked', place });
  };
  const isMap = view === 'drawn';
  return (
    <>
      <title>{documentTitle(FINDER.title)}</title>
      <PageTitle lead={FINDER.lead}>{FINDER.title}</PageTitle>
      {hasUnread && (
        <Notice tone="yellow" title={FINDER.unread}>
          {FINDER.unreadHint}
        </Notice>
      )}
      {placeFault && (
        <Notice tone="yellow" title={FINDER.placeFaults[placeFault][0]}>
          {FINDER.placeFaults[placeFault][1]}
        </Notice>
      )}
      <QuestionForm question={question} known={answer} onAsk={ask} />
      <NoMap {...finder} onRetry={() => actor.send({ type: 'map.retried' })} />
      {picked && (
        <p className={classes.picked}>
          {FINDER.fromPicked}{' '}
          <button type="button" className={classes.forget} onClick={() => actor.send({ type: 'place.forgotten' })}>
            {FINDER.forgetPicked}
          </button>
        </p>
      )}
      <div className={classes.split} data-map={isMap || undefined}>
        <div>
          <Answer
            finder={finder}
            hasCards={isWide || !isMap}
            onAsk={ask}
            onChoose={choose}
            onRetry={() => actor.send({ type: 'search.retried' })}
          />
        </div>
        {isMap && (
          <MapSide
            finder={finder}
            isWide={isWide}
            onChoose={choose}
            onPick={pick}
            onBroken={() => actor.send({ type: 'map.broken' })}
          />
        )}
      </div>
    </>
  );
}

function addressOf(question: Question): string {
  return ROUTES.finder.path + questionSearch(question);
}
