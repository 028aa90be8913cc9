import { IconChevronsDown, IconChevronsUp } from '@tabler/icons-react';
import tools from '../tools/Tools.module.css';
import { TOOLS } from '../tools/toolTexts.ts';

/** Unfolds all groups, or folds them when all are open. */
export function FoldAll({ isAllOpen, onFold }: { isAllOpen: boolean; onFold: (isFolded: boolean) => void }) {
  const Icon = isAllOpen ? IconChevronsUp : IconChevronsDown;
  return (
    <button type="button" className={tools.chip} onClick={() => onFold(isAllOpen)}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {isAllOpen ? TOOLS.fold : TOOLS.unfold}
    </button>
  );
}
