import { EmptyState } from './EmptyState.tsx';

type EmptyPageProps = {
  /** `firstPage`: the text of the link to the first page. */
  texts: { readonly pageEmpty: string; readonly firstPage: string };
  href: string;
};

/** Shown for a page number beyond the end of a list. */
export function EmptyPage({ texts, href }: EmptyPageProps) {
  return <EmptyState title={texts.pageEmpty} way={{ href: href, text: texts.firstPage }} />;
}
