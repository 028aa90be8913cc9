import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'wouter';
import { usePrefetch } from '../../../shared/runtime/usePrefetch.ts';
import classes from './EntryLink.module.css';

type EntryLinkProps = { href: string; children: string; onClick?: () => void };

/** A link from one page of the way in to another, as large as a finger. Where the person was going goes along. */
export function EntryLink({ href, children, onClick }: EntryLinkProps) {
  const [parameters] = useSearchParams();
  const target = parameters.get('continue');
  return (
    <Anchor
      component={Link}
      href={target === null ? href : `${href}?continue=${encodeURIComponent(target)}`}
      className={classes.link}
      {...usePrefetch(href)}
      {...(onClick && { onClick })}
    >
      {children}
    </Anchor>
  );
}
