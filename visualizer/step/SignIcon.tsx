import { SignMark } from '../flows/SignMark.tsx';
import classes from './Offers.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** The diagram's sign for a reply, a failure or a delay; nothing for an ordinary event. */
export function SignIcon({ kind }: { readonly kind: string }) {
  const texts = useTexts().signs;
  if (kind !== 'done' && kind !== 'error' && kind !== 'after') return null;
  return (
    <svg className={classes.sign} viewBox="0 0 12 12" role="img" aria-label={texts[kind]}>
      <SignMark sign={kind} x={0} y={0} />
    </svg>
  );
}
