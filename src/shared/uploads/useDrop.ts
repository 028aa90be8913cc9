import { type DragEvent as ReactDragEvent, useEffect, useState } from 'react';

/** Files that are dragged over an element and let go there. `undefined` when what is let go is no file, but a link. */
export function useDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(keepPageFromFiles, []);
  return {
    isOver,
    handlers: {
      onDragOver: (event: ReactDragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: ReactDragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: ReactDragEvent) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      },
    },
  };
}

/** A file that misses the element would otherwise be opened in the place of the page, and what was typed be gone. */
function keepPageFromFiles(): () => void {
  const keep = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  document.addEventListener('dragover', keep);
  document.addEventListener('drop', keep);
  return () => {
    document.removeEventListener('dragover', keep);
    document.removeEventListener('drop', keep);
  };
}
