import { DESK_METHODS, METHOD_NAMES, type WayToPayHere } from '#domain/ledger/movement.ts';
import { formatReais } from '#domain/values/money.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { INSTALLMENTS } from './installmentTexts.ts';

type PayingChoiceProps = {
  value: WayToPayHere;
  /** What the arena owes the player, in centavos. */
  credit: number;
  onChoose: (method: WayToPayHere) => void;
};

/** How it was paid, with one tap; by the player's credit too, if there is any. */
export function PayingChoice({ value, credit, onChoose }: PayingChoiceProps) {
  return (
    <ChipChoice<WayToPayHere>
      label={INSTALLMENTS.method}
      name="forma"
      options={credit > 0 ? ['player_credit', ...DESK_METHODS] : DESK_METHODS}
      value={value}
      textOf={(method) => METHOD_NAMES[method] + (method === 'player_credit' ? `: ${formatReais(credit)}` : '')}
      onChoose={onChoose}
    />
  );
}
