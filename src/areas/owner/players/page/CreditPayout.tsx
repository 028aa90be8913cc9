import { schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { DESK_METHODS, type DeskMethod, METHOD_NAMES, USUAL_METHOD } from '../../../../../domain/agenda/movement.ts';
import { typeReais } from '../../../../../domain/money/money.ts';
import { CreditPayoutForm } from '../../../../../domain/people/arenaPlayer.ts';
import type { Player } from '../../../../../domain/people/player.ts';
import { formSchema } from '../../../../../domain/validation/issues.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { Disclosure } from '../../../../shared/look/pieces/Disclosure.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { payoutDraft } from './playerActors.ts';
import { PAYOUT } from './playerTexts.ts';
import classes from './Player.module.css';

const FORM = 'creditPayout';
const validate = schemaResolver(formSchema(CreditPayoutForm), { sync: true });

type CreditPayoutProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  player: Player;
  /** All of it, in centavos, which the form begins with. */
  credit: number;
};

/** Writes down that a player was given credit back at the desk. */
export function CreditPayout({ actor, player: { id, name }, credit }: CreditPayoutProps) {
  const initialValues: { value: string; method: DeskMethod } = { value: typeReais(credit), method: USUAL_METHOD };
  const form = useSubmissionForm({ actor, name: payoutDraft(id), initialValues, validate });
  return (
    <div className={classes.opening}>
      <Disclosure summary={PAYOUT.title} of={name}>
        <form
          noValidate
          className={classes.payout}
          aria-label={PAYOUT.title}
          onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, id }))}
        >
          <p className={classes.lead}>{PAYOUT.lead}</p>
          <MoneyField
            {...form.field('value')}
            value={form.values.value}
            label={PAYOUT.value}
            onText={(text) => form.set('value', text)}
          />
          <ChipChoice
            label={PAYOUT.method}
            name="forma"
            options={DESK_METHODS}
            value={form.values.method}
            textOf={(method) => METHOD_NAMES[method]}
            onChoose={(method) => form.set('method', method)}
          />
          <SubmitButton actor={actor}>{PAYOUT.save}</SubmitButton>
        </form>
      </Disclosure>
    </div>
  );
}
