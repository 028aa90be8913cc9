import { type DragEvent as ReactDragEvent, useEffect, useState } from 'react';

/** Handles files dropped on an element; `onFile` receives `undefined` when something else was dropped, such as a link. */
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

/** Prevents the browser from opening a file dropped beside the element, which would replace the page and lose the form. */
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
