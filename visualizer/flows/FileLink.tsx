import classes from './Details.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** The name of a project file; on the development server a click opens it in the editor. */
export function FileLink({ file }: { readonly file: string }) {
  const texts = useTexts();
  if (!import.meta.env.DEV) return <code>{file}</code>;
  const address = `/__open-in-editor?file=${encodeURIComponent(file)}`;
  return (
    <a
      href={address}
      className={classes.source}
      title={texts.tools.openInEditor}
      onClick={(event) => {
        event.preventDefault();
        // Vite opens the editor and replies with an empty body, so nothing is read from the reply.
        void fetch(address);
      }}
    >
      <code>{file}</code>
    </a>
  );
}
