import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyStateMachine } from 'xstate';
import type { KeptWalk } from '../keptWalk.ts';
import { linkText } from './link.ts';
import { partingText } from './partingText.ts';
import { type Walk, kept, lookAt, rewalk, startWalk, stepOn } from './walk.ts';
import { type ChartEvent, EndlessLoop } from './walker.ts';
import type { Dictionary } from '../texts/pt.ts';
import { useTexts } from '../texts/useTexts.ts';

export interface Steps {
  /** Null while the chart cannot start with the given input. */
  readonly walk: Walk | null;
  /** A message to the person about the last action. */
  readonly notice: string | null;
  readonly restart: (input: unknown) => void;
  readonly send: (event: ChartEvent) => void;
  readonly look: (at: number) => void;
  readonly notify: (notice: string | null) => void;
}

type State = Pick<Steps, 'walk' | 'notice'>;

/** A chart's walk, kept in the address. `shared` is the walk of a link, `first` the input without one. */
export function useSteps(machine: AnyStateMachine, shared: KeptWalk | 'unreadable' | null, first: unknown): Steps {
  const texts = useTexts();
  const [{ walk, notice }, setState] = useState(() => opening(machine, shared, first, texts));
  const [path, navigate] = useLocation();
  const writes = useRef(0);

  // A notice may arrive after another step, so it must keep the newest walk.
  const notify = (text: string | null) => setState((now) => ({ ...now, notice: text }));
  const change = (next: Walk) => {
    setState({ walk: next, notice: null });
    writes.current += 1;
    const write = writes.current;
    void linkText(kept(next)).then((text) => {
      const isLast = write === writes.current && window.location.pathname === path;
      if (isLast) navigate(`${path}?caminho=${text}`, { replace: true });
    });
  };
  const attempt = (make: () => Walk) => {
    try {
      change(make());
    } catch (error) {
      notify(sentenceOf(error, texts));
    }
  };
  return {
    walk,
    notice,
    restart: (input) => attempt(() => startWalk(machine, input)),
    send: (event) => walk && attempt(() => stepOn(machine, walk, event)),
    look: (at) => walk && change(lookAt(walk, at)),
    notify,
  };
}

function opening(
  machine: AnyStateMachine,
  shared: KeptWalk | 'unreadable' | null,
  first: unknown,
  texts: Dictionary,
): State {
  try {
    if (shared !== null && shared !== 'unreadable') {
      const { walk, parting } = rewalk(machine, shared);
      return { walk, notice: parting && partingText(parting, texts.parting) };
    }
    const notice = shared === null ? null : texts.step.unreadable;
    return { walk: startWalk(machine, first), notice };
  } catch (error) {
    return { walk: null, notice: sentenceOf(error, texts) };
  }
}

function sentenceOf(error: unknown, { step }: Dictionary): string {
  return error instanceof EndlessLoop ? step.endless : step.broken(messageOf(error));
}

/** Uses the message of the chart's own error, which is the `cause` of ours. */
function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
