import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'wouter';
import { usePrefetch } from '../../../shared/runtime/usePrefetch.ts';
import classes from './EntryLink.module.css';

type EntryLinkProps = { href: string; children: string; onClick?: () => void };

/** A link between entry pages, with a finger-sized target. It keeps the `continue` parameter, the page to return to. */
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
