import type { Walks } from '../walks.ts';
import classes from './Details.module.css';
import screen from './Flows.module.css';
import type { CatalogueEntry } from './catalogue.ts';
import type { Picked } from './Diagram.tsx';
import { type Fact, Facts, words } from './Facts.tsx';
import { FileLink } from './FileLink.tsx';
import { type StateBox, boxesWithin } from './graph.ts';
import { type ChartTransition, type Trigger } from './transitions.ts';
import { transitionSign, triggerWord } from './rows.ts';
import { SignMark } from './SignMark.tsx';
import { TestFacts } from './TestFacts.tsx';
import type { Dictionary } from '../texts/pt.ts';
import { useTexts } from '../texts/useTexts.ts';

interface DetailsProps {
  readonly entry: CatalogueEntry;
  readonly walks: Walks;
  readonly picked: Picked;
  readonly onPick: (picked: Picked | null) => void;
}

/** Everything the code says about the picked state or transition, with links to its neighbours. */
export function Details({ entry, walks, picked, onPick }: DetailsProps) {
  const texts = useTexts();
  const boxes = boxesWithin(entry.graph.root);
  const all = [
    ...entry.graph.arrows.flatMap(({ transitions }) => transitions),
    ...boxes.flatMap(({ inside }) => inside),
  ];
  const box = 'state' in picked ? boxes.find(({ path }) => path === picked.state) : undefined;
  const transition = 'transition' in picked ? all.find(({ id }) => id === picked.transition) : undefined;
  const title = box === undefined ? transition && triggerWord(transition.trigger, texts.chart) : box.path || box.name;
  return (
    <aside className={classes.details} aria-label={texts.details.label}>
      <button type="button" className={screen.close} aria-label={texts.details.close} onClick={() => onPick(null)}>
        ×
      </button>
      <h2>{title ?? texts.details.missing}</h2>
      {box && <StateFacts box={box} {...{ boxes, all, onPick }} />}
      {transition && (
        <>
          <TransitionFacts transition={transition} {...{ boxes, all, onPick }} />
          <TestFacts walks={walks} chart={entry} transition={transition.id} />
        </>
      )}
      <p className={classes.file}>
        {texts.details.code} <FileLink file={entry.file} />
      </p>
    </aside>
  );
}

interface FactsProps {
  readonly boxes: readonly StateBox[];
  readonly all: readonly ChartTransition[];
  readonly onPick: DetailsProps['onPick'];
}

function StateFacts({ box, boxes, all, onPick }: FactsProps & { readonly box: StateBox }) {
  const { chart, details: texts, list } = useTexts();
  const link = (each: ChartTransition, where: string): Fact => ({
    key: each.id,
    content: (
      <>
        <button type="button" className={classes.link} onClick={() => onPick({ transition: each.id })}>
          <Mark transition={each} />
          {triggerWord(each.trigger, chart)}
          {each.guard !== null && ` [${each.guard}]`}
        </button>
        {where}
      </>
    ),
  });
  const leaving = all.filter(({ source }) => source === box.id);
  const arriving = all.filter(({ source, targets }) => source !== box.id && targets.includes(box.id));
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(id, boxes)).join(', ');
  return (
    <>
      <p>{texts.kinds[box.kind]}</p>
      {box.description !== null && <p>{box.description}</p>}
      <Facts title={texts.tags} facts={words(box.tags)} />
      <Facts title={texts.entry} facts={words(box.entry)} />
      <Facts title={texts.exit} facts={words(box.exit)} />
      <Facts
        title={texts.invokes}
        facts={words(box.invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`)))}
      />
      <Facts
        title={texts.leaving}
        facts={leaving.map((each) => link(each, each.targets.length > 0 ? ` → ${names(each.targets)}` : ''))}
      />
      <Facts title={texts.arriving} facts={arriving.map((each) => link(each, ` ${list.from(names([each.source]))}`))} />
    </>
  );
}

function TransitionFacts({ transition, boxes, onPick }: FactsProps & { readonly transition: ChartTransition }) {
  const { id, source, targets, trigger, guard, actions, description, forbidden, reenter, index } = transition;
  const texts = useTexts().details;
  const link = (state: string): Fact => ({
    key: state,
    content: (
      <button type="button" className={classes.link} onClick={() => onPick({ state: pathOf(state, boxes) })}>
        {nameOf(state, boxes)}
      </button>
    ),
  });
  return (
    <>
      <p>{triggerSentence(trigger, texts.triggers)}</p>
      {description !== null && <p>{description}</p>}
      {forbidden && <p>{texts.ignored}</p>}
      {reenter && <p>{texts.reenters}</p>}
      <Facts title={texts.source} facts={[link(source)]} />
      <Facts title={texts.target} facts={targets.map(link)} />
      <Facts title={texts.guard(index)} facts={guard === null ? [] : words([guard])} />
      <Facts title={texts.actions} facts={words(actions)} />
      <Facts title={texts.testName} facts={words([id])} />
    </>
  );
}

function Mark({ transition }: { readonly transition: ChartTransition }) {
  const texts = useTexts().signs;
  const sign = transitionSign(transition);
  if (sign === null) return null;
  return (
    <svg className={classes.mark} viewBox="0 0 12 12" role="img" aria-label={texts[sign]}>
      <SignMark sign={sign} x={0} y={0} />
    </svg>
  );
}

function pathOf(id: string, boxes: readonly StateBox[]): string {
  return boxes.find((box) => box.id === id)?.path ?? '';
}

function nameOf(id: string, boxes: readonly StateBox[]): string {
  return pathOf(id, boxes) || id;
}

function triggerSentence(trigger: Trigger, texts: Dictionary['details']['triggers']): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.name === '*' ? texts.anyOther : texts.event(trigger.name);
    case 'always':
      return texts.always;
    case 'after':
      return texts.after(trigger.delay);
    case 'complete':
      return texts.complete;
    default:
      return texts[trigger.kind](trigger.actor);
  }
}
