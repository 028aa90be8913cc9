import { shallowEqual, useSelector } from '@xstate/react';
import { describeMove } from '../../../../../machines/agenda/move.ts';
import { NewsBar } from '../../../../shared/look/layout/NewsBar.tsx';
import { WAIT } from '../../../../shared/look/states/waitTexts.ts';
import type { MoveActor } from './moveActors.ts';
import { carriedText, MOVE, whenText } from './moveTexts.ts';

/** What is moved, and how to think better of it: while a place is chosen, and while the server takes long. */
export function MoveBar({ actor }: { actor: MoveActor }) {
  const { carried, isBusy, isSlow } = useSelector(actor, describeMove, shallowEqual);
  if (isSlow) {
    const onPress = () => actor.send({ type: 'wait.abandoned' });
    return <NewsBar label={MOVE.label} title={MOVE.moving} text={WAIT.slow} way={{ text: WAIT.stop, onPress }} />;
  }
  if (isBusy) return <NewsBar label={MOVE.label} title={MOVE.moving} text="" />;
  if (!carried) return null;
  return (
    <NewsBar
      label={MOVE.label}
      title={carriedText(whenText(carried))}
      text={MOVE.choose}
      way={{ text: MOVE.drop, onPress: () => actor.send({ type: 'move.dropped' }) }}
    />
  );
}
