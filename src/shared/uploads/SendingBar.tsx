import classes from './SendingBar.module.css';

/**
 * The upload's progress as a bar and as text.
 * @param share of the bytes that have been sent, from 0 to 1
 */
export function SendingBar({ share, words }: { share: number; words: string }) {
  return (
    <div className={classes.sending}>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={words}
        className={classes.bar}
      >
        <span className={classes.done} style={{ width: `${share * 100}%` }} />
      </div>
      <span aria-hidden>{words}</span>
    </div>
  );
}
