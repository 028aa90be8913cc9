import { IconBell } from '@tabler/icons-react';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import classes from './BellLink.module.css';

type BellLinkProps = {
  /** How many are unread, in digits; missing when none is. */
  count?: string;
  /** What they are, after their number. */
  of?: string;
  onIntent?: (href: string) => void;
};

const HREF = ROUTES.notices.path;

/** The bell in the top bar. */
export function BellLink({ count, of, onIntent }: BellLinkProps) {
  return (
    <Link href={HREF} className={classes.bell} onPointerEnter={() => onIntent?.(HREF)}>
      <IconBell size={22} stroke={1.75} aria-hidden />
      {count === undefined ? (
        <span className="visually-hidden">Avisos</span>
      ) : (
        <>
          <span className={classes.count}>{count}</span>
          <span className="visually-hidden"> {of}</span>
        </>
      )}
    </Link>
  );
}
