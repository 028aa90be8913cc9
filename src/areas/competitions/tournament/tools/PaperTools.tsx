import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import type { Sheet } from '#domain/events/categorySheet.ts';
import { saveSheet } from '../../../../shared/files/saveSheet.ts';
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

/** Saves what the page has read already, so nothing is waited for. */
export function SheetChip({ sheetOf }: { sheetOf: () => Sheet }) {
  return (
    <button type="button" className={classes.chip} onClick={() => saveSheet(sheetOf())}>
      <IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />
      {TOOLS.sheet}
    </button>
  );
}
