import { useState } from 'react';
import classes from './ActorTree.module.css';
import { actorTree } from './actorTree.ts';
import { hueOf } from './hues.ts';
import { endingText } from './LogRow.tsx';
import type { Recording } from './recording.ts';
import { Wrapped } from './Wrapped.tsx';
import { valueText } from './replyText.ts';
import { stateText } from './words.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ActorTreeProps {
  readonly recording: Recording;
  readonly at: number | undefined;
  /** The session id of the actor in the diagram. */
  readonly picked: string | undefined;
  readonly onPick: (sessionId: string) => void;
}

/** The actors as a tree: each below its parent, with its current state. Ended actors are hidden at first. */
export function ActorTree({ recording, at, picked, onPick }: ActorTreeProps) {
  const { number, watched: texts } = useTexts();
  const rows = actorTree(recording.actors).filter(
    ({ actor }) =>
      recording.isRunningAt(actor.sessionId, at) || recording.snapshotAt(actor.sessionId, at) !== undefined,
  );
  const [hasEnded, setHasEnded] = useState(false);
  const running = rows.filter(({ actor }) => recording.isRunningAt(actor.sessionId, at));
  const ended = rows.length - running.length;
  const shown = hasEnded
    ? rows
    : rows.filter(({ actor }) => actor.sessionId === picked || recording.isRunningAt(actor.sessionId, at));
  return (
    <section className={classes.actors} aria-labelledby="live-actors">
      <h2 id="live-actors">
        {texts.actors} <small>{texts.running(running.length)}</small>
        {ended > 0 && (
          <button type="button" aria-pressed={hasEnded} onClick={() => setHasEnded(!hasEnded)}>
            {texts.ended(number(ended), ended === 1)}
          </button>
        )}
      </h2>
      <ul>
        {shown.map(({ actor: { sessionId, name, chart }, depth }) => {
          const snapshot = recording.snapshotAt(sessionId, at);
          const isRunning = recording.isRunningAt(sessionId, at);
          const status = snapshot?.status ?? 'active';
          const ending = isRunning ? '' : endingText(status, texts.endings);
          const state = snapshot?.value === undefined ? '' : stateText(snapshot.value);
          return (
            <li key={sessionId} style={{ paddingLeft: Math.min(depth, 6) * 18 }} data-nested={depth > 0 || undefined}>
              <button
                type="button"
                className={classes.actor}
                aria-current={sessionId === picked ? 'true' : undefined}
                data-status={isRunning ? 'running' : status}
                data-hue={hueOf(chart ?? name)}
                onClick={() => onPick(sessionId)}
              >
                <i className={classes.lamp} aria-hidden />
                <span className={classes.name}>
                  <b>
                    <Wrapped>{chart ?? name}</Wrapped>
                  </b>{' '}
                  <small>{chart === undefined || chart === name ? sessionId : name}</small>
                </span>
                <span className={classes.state}>
                  {[state, ending, valueText(snapshot?.output)].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {rows.length === 0 && <p className={classes.none}>{texts.noActors}</p>}
    </section>
  );
}
