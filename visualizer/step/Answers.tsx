import type { AnyStateMachine } from 'xstate';
import { Wrapped } from '../live/Wrapped.tsx';
import type { Answer } from './answers.ts';
import classes from './Offers.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** The alternatives in order: the answer of each guard, its targets, and which alternative the chart takes. */
export function Answers({
  answers,
  machine,
}: {
  readonly answers: readonly Answer[];
  readonly machine: AnyStateMachine;
}) {
  const texts = useTexts().step;
  if (answers.length === 0) return null;
  return (
    <ol className={classes.answers}>
      {answers.map((answer) => (
        <li key={answer.transition} data-says={saysWord(answer)} data-wins={answer.wins}>
          <span className={classes.says} role="img" aria-label={texts.answers[saysWord(answer)]}>
            {SIGNS[saysWord(answer)]}
          </span>
          <span className={classes.guard}>{answer.guard ?? (answers.length > 1 ? texts.otherwise : '')}</span>
          <span className={classes.leads}>
            <Wrapped>{answer.targets.length === 0 ? texts.stays : leadsText(answer, machine)}</Wrapped>
          </span>
          {answer.wins && answers.length > 1 && <span className={classes.wins}>{texts.taken}</span>}
          {typeof answer.says === 'object' && <span className={classes.broke}>{answer.says.broke}</span>}
        </li>
      ))}
    </ol>
  );
}

type Says = 'yes' | 'no' | 'broke' | 'free';

const SIGNS: Readonly<Record<Says, string>> = { yes: '✓', no: '✕', broke: '!', free: '·' };

function saysWord({ guard, says }: Answer): Says {
  if (typeof says === 'object') return 'broke';
  if (guard === null) return 'free';
  return says ? 'yes' : 'no';
}

function leadsText({ targets }: Answer, machine: AnyStateMachine): string {
  return `→ ${targets.map((id) => machine.getStateNodeById(id).path.join('.') || machine.id).join(', ')}`;
}
