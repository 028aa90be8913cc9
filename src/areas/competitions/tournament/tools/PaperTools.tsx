import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import type { Sheet } from '#domain/events/categorySheet.ts';
import { useSheetSaving } from '../../../../shared/files/useSheetSaving.ts';
import classes from './Tools.module.css';
import { TOOLS } from './toolTexts.ts';

/** Prints what is shown, and saves all of it as a spreadsheet. @param sheetOf made when it is asked for */
export function PaperTools({ sheetOf }: { sheetOf: () => Sheet }) {
  return (
    <>
      <button type="button" className={classes.chip} onClick={() => print()}>
        <IconPrinter size={18} stroke={1.75} aria-hidden />
        {TOOLS.print}
      </button>
      <SheetChip sheetOf={sheetOf} />
    </>
  );
}

/** Saves what the page has read already. */
export function SheetChip({ sheetOf }: { sheetOf: () => Sheet }) {
  const { isBusy, save } = useSheetSaving();
  return (
    <button type="button" className={classes.chip} aria-busy={isBusy} onClick={() => save(sheetOf())}>
      <IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />
      {TOOLS.sheet}
    </button>
  );
}
