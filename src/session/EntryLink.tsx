import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import { prefetch } from '../app/screens.ts';
import classes from './EntryLink.module.css';

type EntryLinkProps = { href: string; children: string; onClick?: () => void };

/** A link from one page of the way in to another, as large as a finger. */
export function EntryLink({ href, children, onClick }: EntryLinkProps) {
  return (
    <Anchor
      component={Link}
      href={href}
      className={classes.link}
      onPointerEnter={() => prefetch(href)}
      {...(onClick && { onClick })}
    >
      {children}
    </Anchor>
  );
}
