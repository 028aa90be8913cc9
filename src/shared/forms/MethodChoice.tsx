import { DESK_METHODS, type DeskMethod, METHOD_NAMES } from '#domain/ledger/movement.ts';
import { ChipChoice } from './ChipChoice.tsx';

type MethodChoiceProps = {
  /** Absent when several people pay in different ways. */
  value: DeskMethod | undefined;
  label: string;
  onChoose: (method: DeskMethod) => void;
};

/** How money changes hands at the desk, with one tap. */
export function MethodChoice({ value, label, onChoose }: MethodChoiceProps) {
  return (
    <ChipChoice
      label={label}
      name="forma"
      options={DESK_METHODS}
      value={value}
      textOf={(method) => METHOD_NAMES[method]}
      onChoose={onChoose}
    />
  );
}
