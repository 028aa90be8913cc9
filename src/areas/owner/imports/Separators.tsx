import { NativeSelect } from '@mantine/core';
import { type Separator, SEPARATORS } from '#domain/imports/file.ts';
import type { ImportPreview } from '#domain/imports/report.ts';
import { IMPORT, SEPARATOR_NAMES } from './importTexts.ts';
import classes from './Import.module.css';

interface SeparatorsProps {
  readonly text: NonNullable<ImportPreview['text']>;
  readonly disabled: boolean;
  readonly onChoose: (separator: Separator) => void;
}

/** How a text file was cut into columns: its first rows, and the separator, which can be another one. */
export function Separators({ text: { separator, rows }, disabled, onChoose }: SeparatorsProps) {
  const lines = rows.map((cells, line) => ({
    key: `${line}`,
    cells: cells.map((cell, place) => ({ key: `${place}`, cell })),
  }));
  return (
    <section className={classes.card} aria-label={IMPORT.separator}>
      <h2 className={classes.heading}>{IMPORT.separator}</h2>
      <p className={classes.hint}>{IMPORT.separatorHint}</p>
      <NativeSelect
        size="md"
        label={IMPORT.separatorLabel}
        disabled={disabled}
        data={SEPARATORS.map((value) => ({ value, label: SEPARATOR_NAMES[value] }))}
        value={separator}
        onChange={({ currentTarget: { value } }) => onChoose(SEPARATORS.find((one) => one === value) ?? separator)}
      />
      <section
        className={classes.firstRows}
        aria-label={IMPORT.firstRows}
        // Wide rows are scrolled, by the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table>
          <tbody>
            {lines.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map(({ key: place, cell }) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
