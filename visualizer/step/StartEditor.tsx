import { useState } from 'react';
import classes from './History.module.css';
import { jsonText, readJson, wrongText } from './json.ts';
import { useTexts } from '../texts/useTexts.ts';

interface StartEditorProps {
  readonly starts: Readonly<Record<string, unknown>>;
  /** The input of the walk on screen. */
  readonly input: unknown;
  /** The name of that input among the starts; undefined for one of the reader's own. */
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly onStart: (input: unknown) => void;
}

/** The choice of the walk's input: one of the tests' inputs, or another one written as JSON. */
export function StartEditor({ starts, input, title, isOpen, onStart }: StartEditorProps) {
  const { json, step: texts } = useTexts();
  // Null while the text is the current walk's input.
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? jsonText(input);
  const read = readJson(shown);
  return (
    <details className={classes.start} open={isOpen || undefined}>
      <summary>
        {texts.startIs} <b>{title ?? texts.byHand}</b>
        <span>{texts.change}</span>
      </summary>
      <div className={classes.starts} role="group" aria-label={texts.starts}>
        {Object.entries(starts).map(([name, value]) => (
          <button
            key={name}
            type="button"
            aria-pressed={shown === jsonText(value)}
            onClick={() => setText(jsonText(value))}
          >
            {name}
          </button>
        ))}
      </div>
      <textarea
        aria-label={texts.input}
        aria-invalid={'wrong' in read}
        value={shown}
        placeholder={texts.noInput}
        rows={Math.min(Math.max(shown.split('\n').length, 2), 10)}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      {'wrong' in read && <p className={classes.wrong}>{wrongText(read.wrong, json)}</p>}
      <button
        type="button"
        className={classes.restart}
        aria-disabled={'wrong' in read}
        onClick={() => 'value' in read && onStart(read.value)}
      >
        {texts.restart}
      </button>
    </details>
  );
}
