import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { type SheetToSave, useSheetSaving } from '../../../../shared/files/useSheetSaving.ts';
import classes from './Tools.module.css';
import { TOOLS } from './toolTexts.ts';

/** Prints what is shown, and saves all of it as a spreadsheet. @param sheetOf made when it is asked for */
export function PaperTools({ sheetOf }: { sheetOf: () => SheetToSave }) {
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

/** Saves what the page shows. */
export function SheetChip({ sheetOf }: { sheetOf: () => SheetToSave }) {
  const { isBusy, save } = useSheetSaving();
  return (
    <button type="button" className={classes.chip} aria-busy={isBusy} onClick={() => save(sheetOf())}>
      <IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />
      {TOOLS.sheet}
    </button>
  );
}
