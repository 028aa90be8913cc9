import type { Question } from '#domain/finder/question.ts';
import type { describeFinder } from '../../../../machines/finder/finder.ts';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import classes from './Answer.module.css';
import { FINDER } from './finderTexts.ts';
import { Found } from './Found.tsx';
import { NothingFree } from './NothingFree.tsx';

type Finder = ReturnType<typeof describeFinder>;
type AnswerProps = {
  finder: Finder;
  hasCards: boolean;
  onAsk: (change: Partial<Question>) => void;
  onChoose: (id: string | null) => void;
  onRetry: () => void;
};

/** As many as a phone shows at first. */
const GHOSTS = 3;

export function Answer({ finder, hasCards, onAsk, onChoose, onRetry }: AnswerProps) {
  const { shown, question, answer, around, reason } = finder;
  if (shown === 'failed') {
    const error = reason === '' ? null : new Error(reason);
    return <ReadFailure message={FINDER.failed} query={{ error, isFetching: false, refetch: onRetry }} />;
  }
  if (shown === 'locating') return <Ghosts label={FINDER.locating} />;
  if (shown === 'opening' || shown === 'asking' || !answer) return <Ghosts label={FINDER.loading} />;
  if (shown !== 'found') {
    return (
      <NothingFree
        question={question}
        answer={answer}
        around={around}
        isWidening={shown === 'widening'}
        onAsk={onAsk}
      />
    );
  }
  return <Found finder={finder} answer={answer} hasCards={hasCards} onAsk={onAsk} onChoose={onChoose} />;
}

function Ghosts({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Bone width={220} height={22} />
      <ul className={classes.list} data-ghosts>
        {Array.from({ length: GHOSTS }, (_, index) => (
          <li key={index} className={classes.ghost}>
            <Bone width="55%" height={20} />
            <Bone width="40%" />
            <Bone width="75%" />
            <Bone height={44} />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
