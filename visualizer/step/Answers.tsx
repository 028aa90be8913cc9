import type { AnyStateMachine } from 'xstate';
import { Wrapped } from '../live/Wrapped.tsx';
import type { Answer } from './answers.ts';
import classes from './Offers.module.css';

/** The alternatives in order: the answer of each guard, its targets, and which alternative the chart takes. */
export function Answers({
  answers,
  machine,
}: {
  readonly answers: readonly Answer[];
  readonly machine: AnyStateMachine;
}) {
  if (answers.length === 0) return null;
  return (
    <ol className={classes.answers}>
      {answers.map((answer) => (
        <li key={answer.transition} data-says={saysWord(answer)} data-wins={answer.wins}>
          <span className={classes.says} role="img" aria-label={SAYS[saysWord(answer)].words}>
            {SAYS[saysWord(answer)].sign}
          </span>
          <span className={classes.guard}>{guardText(answer, answers.length)}</span>
          <span className={classes.leads}>
            <Wrapped>{leadsText(answer, machine)}</Wrapped>
          </span>
          {answer.wins && answers.length > 1 && <span className={classes.wins}>vai por aqui</span>}
          {typeof answer.says === 'object' && <span className={classes.broke}>{answer.says.broke}</span>}
        </li>
      ))}
    </ol>
  );
}

type Says = 'yes' | 'no' | 'broke' | 'free';

const SAYS: Readonly<Record<Says, { readonly sign: string; readonly words: string }>> = {
  yes: { sign: '✓', words: 'vale' },
  no: { sign: '✕', words: 'não vale' },
  broke: { sign: '!', words: 'quebra' },
  free: { sign: '·', words: 'sem condição' },
};

function saysWord({ guard, says }: Answer): Says {
  if (typeof says === 'object') return 'broke';
  if (guard === null) return 'free';
  return says ? 'yes' : 'no';
}

function guardText({ guard }: Answer, alternatives: number): string {
  if (guard !== null) return guard;
  return alternatives > 1 ? 'senão' : '';
}

function leadsText({ targets }: Answer, machine: AnyStateMachine): string {
  if (targets.length === 0) return 'fica onde está';
  return `→ ${targets.map((id) => machine.getStateNodeById(id).path.join('.') || machine.id).join(', ')}`;
}
