import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { Link } from 'wouter';
import { PUBLIC_PAGE } from './publicTexts.ts';

/** Leads the organizer to a public page, where it is shared and switched off. `of`: the category, of several on a page. */
export function PublicPageLink({ href, of }: { href: string; of?: string }) {
  return (
    <Button
      component={Link}
      href={href}
      variant="subtle"
      size="lg"
      leftSection={<IconShare size={20} stroke={1.75} aria-hidden />}
      {...(of !== undefined && { 'aria-label': `${PUBLIC_PAGE.page} ${of}` })}
    >
      {PUBLIC_PAGE.page}
    </Button>
  );
}
