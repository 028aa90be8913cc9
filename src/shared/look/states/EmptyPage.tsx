import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { EmptyState } from './EmptyState.tsx';

type EmptyPageProps = {
  /** `firstPage`: the words of the way there. */
  texts: { readonly pageEmpty: string; readonly firstPage: string };
  /** Of the first page. */
  href: string;
};

/** A page of a list beyond its end, and the way back to its beginning. */
export function EmptyPage({ texts, href }: EmptyPageProps) {
  return (
    <EmptyState
      title={texts.pageEmpty}
      action={
        <Button component={Link} href={href} size="lg">
          {texts.firstPage}
        </Button>
      }
    />
  );
}
