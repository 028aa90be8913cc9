import { IconDeviceFloppy, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './LiveView.module.css';
import type { LiveSession } from './liveSession.ts';
import { recordingIn, recordingText } from './recordingFile.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Saves the recording as a file, and opens such a file. */
export function RecordingFile({ session }: { readonly session: LiveSession }) {
  const texts = useTexts().page;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([recordingText(session.recording)], { type: 'application/json' }));
    link.download = `${texts.fileName}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const open = async (file: File) => {
    const recording = recordingIn(await file.text());
    setIsUnreadable(recording === null);
    if (recording !== null) session.open(recording);
  };
  return (
    <>
      <span className={classes.status} role="status">
        {isUnreadable && texts.notRecording}
      </span>
      {session.recording.actors.length > 0 && (
        <button type="button" className={classes.deed} title={texts.saveRecording} onClick={save}>
          <IconDeviceFloppy size={18} stroke={1.75} aria-hidden />
          <span>{texts.save}</span>
        </button>
      )}
      <label className={classes.deed} title={texts.openRecording}>
        <IconFolderOpen size={18} stroke={1.75} aria-hidden />
        <span>{texts.openFile}</span>
        <input
          type="file"
          accept="application/json"
          aria-label={texts.openRecording}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
      </label>
    </>
  );
}
