import { IconDeviceFloppy, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './LiveView.module.css';
import type { LiveSession } from './liveSession.ts';
import { recordingIn, recordingText } from './recordingFile.ts';

/** Saves the recording as a file, and opens such a file. */
export function RecordingFile({ session }: { readonly session: LiveSession }) {
  const [note, setNote] = useState('');
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([recordingText(session.recording)], { type: 'application/json' }));
    link.download = `gravacao-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const open = async (file: File) => {
    const recording = recordingIn(await file.text());
    setNote(recording === null ? 'Este arquivo não é uma gravação.' : '');
    if (recording !== null) session.open(recording);
  };
  return (
    <>
      <span className={classes.note} role="status">
        {note}
      </span>
      {session.recording.actors.length > 0 && (
        <button type="button" className={classes.deed} title="Salvar a gravação" onClick={save}>
          <IconDeviceFloppy size={18} stroke={1.75} aria-hidden />
          <span>Salvar</span>
        </button>
      )}
      <label className={classes.deed} title="Abrir uma gravação">
        <IconFolderOpen size={18} stroke={1.75} aria-hidden />
        <span>Abrir</span>
        <input
          type="file"
          accept="application/json"
          aria-label="Abrir uma gravação"
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
