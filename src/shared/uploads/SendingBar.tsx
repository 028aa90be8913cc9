import classes from './SendingBar.module.css';

/**
 * How much of a form with its picture is on its way, in a bar and in words.
 * @param share of the bytes, from 0 to 1
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
