import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { useAskBeforeLeaving } from '../../../shared/runtime/leaving.ts';
import { provideLeaving, unsavedPrices } from './slotActors.ts';
import { LEAVING, unsavedText } from './slotTexts.ts';

/** Asks before the page is left on which a price is typed and not saved. */
export function UnsavedPrices() {
  const actor = useChart(provideLeaving, { input: { name: 'dropPrices', asksFirst: true } });
  useAskBeforeLeaving({
    isThere: () => unsavedPrices().length > 0,
    ask: (to) => actor.send({ type: 'command.requested', subject: to }),
  });
  return (
    <ConfirmDialog actor={actor} {...LEAVING}>
      {() => unsavedText(unsavedPrices().length)}
    </ConfirmDialog>
  );
}
