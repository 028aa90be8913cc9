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
import { SIGN_WORDS, SignMark } from './SignMark.tsx';
import { TestFacts } from './TestFacts.tsx';

interface DetailsProps {
  readonly entry: CatalogueEntry;
  readonly walks: Walks;
  readonly picked: Picked;
  readonly onPick: (picked: Picked | null) => void;
}

/** Everything the code says about the picked state or transition, with links to its neighbours. */
export function Details({ entry, walks, picked, onPick }: DetailsProps) {
  const boxes = boxesWithin(entry.graph.root);
  const all = [
    ...entry.graph.arrows.flatMap(({ transitions }) => transitions),
    ...boxes.flatMap(({ inside }) => inside),
  ];
  const box = 'state' in picked ? boxes.find(({ path }) => path === picked.state) : undefined;
  const transition = 'transition' in picked ? all.find(({ id }) => id === picked.transition) : undefined;
  const title = box === undefined ? transition && triggerWord(transition.trigger) : box.path || box.name;
  return (
    <aside className={classes.details} aria-label="Detalhes">
      <button type="button" className={screen.close} aria-label="Fechar detalhes" onClick={() => onPick(null)}>
        ×
      </button>
      <h2>{title ?? 'Não existe aqui'}</h2>
      {box && <StateFacts box={box} {...{ boxes, all, onPick }} />}
      {transition && (
        <>
          <TransitionFacts transition={transition} {...{ boxes, all, onPick }} />
          <TestFacts walks={walks} chart={entry} transition={transition.id} />
        </>
      )}
      <p className={classes.file}>
        Código: <FileLink file={entry.file} />
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
  const link = (each: ChartTransition, where: string): Fact => ({
    key: each.id,
    content: (
      <>
        <button type="button" className={classes.link} onClick={() => onPick({ transition: each.id })}>
          <Mark transition={each} />
          {triggerWord(each.trigger)}
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
      <p>{KIND_WORDS[box.kind]}</p>
      {box.description !== null && <p>{box.description}</p>}
      <Facts title="Etiquetas" facts={words(box.tags)} />
      <Facts title="Ao entrar" facts={words(box.entry)} />
      <Facts title="Ao sair" facts={words(box.exit)} />
      <Facts title="Chama" facts={words(box.invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`)))} />
      <Facts
        title="Transições daqui"
        facts={leaving.map((each) => link(each, each.targets.length > 0 ? ` → ${names(each.targets)}` : ''))}
      />
      <Facts title="Transições para cá" facts={arriving.map((each) => link(each, ` de ${names([each.source])}`))} />
    </>
  );
}

function TransitionFacts({ transition, boxes, onPick }: FactsProps & { readonly transition: ChartTransition }) {
  const { id, source, targets, trigger, guard, actions, description, forbidden, reenter, index } = transition;
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
      <p>{triggerSentence(trigger)}</p>
      {description !== null && <p>{description}</p>}
      {forbidden && <p>O evento é ignorado aqui.</p>}
      {reenter && <p>Sai do estado e entra nele de novo.</p>}
      <Facts title="De" facts={[link(source)]} />
      <Facts title="Para" facts={targets.map(link)} />
      <Facts
        title={index === 0 ? 'Se' : `Se (${index + 1}ª alternativa)`}
        facts={guard === null ? [] : words([guard])}
      />
      <Facts title="Ações" facts={words(actions)} />
      <Facts title="Nome nos testes" facts={words([id])} />
    </>
  );
}

function Mark({ transition }: { readonly transition: ChartTransition }) {
  const sign = transitionSign(transition);
  if (sign === null) return null;
  return (
    <svg className={classes.mark} viewBox="0 0 12 12" role="img" aria-label={SIGN_WORDS[sign]}>
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

const KIND_WORDS: Readonly<Record<StateBox['kind'], string>> = {
  atomic: 'Estado',
  compound: 'Estado com estados dentro',
  parallel: 'Regiões lado a lado',
  final: 'Estado final',
  history: 'História: volta para onde estava',
};

function triggerSentence(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.name === '*' ? 'Com qualquer outro evento' : `Com o evento ${trigger.name}`;
    case 'always':
      return 'Assim que possível, sem evento';
    case 'after':
      return `Depois do prazo ${trigger.delay}`;
    case 'done':
      return `Quando ${trigger.actor} responde`;
    case 'error':
      return `Quando ${trigger.actor} falha`;
    case 'snapshot':
      return `Quando ${trigger.actor} muda`;
    case 'complete':
      return 'Quando tudo dentro dele terminou';
  }
}
