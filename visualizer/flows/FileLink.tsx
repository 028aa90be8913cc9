import classes from './Details.module.css';

/** The name of a file of the project; while developing, a click opens it in the editor. */
export function FileLink({ file }: { readonly file: string }) {
  if (!import.meta.env.DEV) return <code>{file}</code>;
  const address = `/__open-in-editor?file=${encodeURIComponent(file)}`;
  return (
    <a
      href={address}
      className={classes.source}
      title="Abrir no editor"
      onClick={(event) => {
        event.preventDefault();
        // Vite's own answer is empty: it is the editor that shows something.
        void fetch(address);
      }}
    >
      <code>{file}</code>
    </a>
  );
}
