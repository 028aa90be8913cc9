import { useQuery } from '@tanstack/react-query';
import type { Operator } from '#domain/legal/operator.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { SectionFailure } from '../../../shared/forms/Section.tsx';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { operatorQuery } from '../../../shared/legal/operatorQuery.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { LegalBlock } from './LegalBlock.tsx';
import type { Block, LegalText } from './legalText.ts';
import { LEGAL, versionLine } from './legalTexts.ts';
import classes from './LegalPage.module.css';
import { documentTitle } from '#domain/navigation/titles.ts';

/** A legal page: what it promises in one sentence, what is in it, and its sections. */
export function LegalPage({ text }: { text: LegalText }) {
  const { call } = useApp();
  const operator = useQuery(operatorQuery(call));
  return (
    <article className={classes.page}>
      <title>{documentTitle(text.title)}</title>
      <PageTitle lead={text.lead}>{text.title}</PageTitle>
      <p className={classes.version}>{versionLine(text.version)}</p>
      {operator.isPending && <TextSkeleton />}
      {operator.isLoadingError && <SectionFailure message={LEGAL.failed} query={operator} />}
      {operator.data && <Sections text={text} operator={operator.data} />}
    </article>
  );
}

function Sections({ text, operator }: { text: LegalText; operator: Operator }) {
  const sections = text.sections(operator);
  return (
    <>
      {operator.isExample && (
        <Notice tone="yellow" title={LEGAL.example}>
          {LEGAL.exampleText}
        </Notice>
      )}
      <nav aria-label={LEGAL.contents}>
        <ol className={classes.contents}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id} className={classes.section}>
          <h2 id={id} className={classes.heading} ref={showNamed}>
            {title}
          </h2>
          {blocks.map((block) => (
            <LegalBlock key={startOf(block)} block={block} of={title} />
          ))}
        </section>
      ))}
    </>
  );
}

/** What tells a block from the others of its section. */
function startOf(block: Block): string | undefined {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list[0] : block.head[0];
}

/** The browser looked for the section of the address before its text was there. */
function showNamed(heading: HTMLElement | null): void {
  if (heading !== null && location.hash === `#${heading.id}`) heading.scrollIntoView();
}

function TextSkeleton() {
  return (
    <Loading label={LEGAL.loading}>
      <div className={classes.skeleton}>
        {['60%', '100%', '94%', '98%', '72%', '50%', '99%', '88%'].map((width) => (
          <Bone key={width} width={width} />
        ))}
      </div>
    </Loading>
  );
}
