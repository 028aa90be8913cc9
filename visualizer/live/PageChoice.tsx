import classes from './PageChoice.module.css';
import type { Page } from './protocol.ts';
import { useTexts } from '../texts/useTexts.ts';

interface PageChoiceProps {
  /** Whether pages may still be answering. */
  readonly isSettling: boolean;
  readonly pages: readonly Page[];
  readonly onFollow: (pageId: string) => void;
}

/** The choice among several pages, or instructions when there is none. */
export function PageChoice({ isSettling, pages, onFollow }: PageChoiceProps) {
  const texts = useTexts().page;
  return (
    <main className={classes.choice}>
      <Ornament />
      {isSettling ? (
        <p>{texts.seeking}</p>
      ) : pages.length > 0 ? (
        <>
          <h2>{texts.which}</h2>
          <ul className={classes.pages}>
            {pages.map(({ id, title, path }) => (
              <li key={id}>
                <button type="button" onClick={() => onFollow(id)}>
                  <b>{title || texts.opener}</b>
                  <span>{path}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2>{texts.none}</h2>
          <p>{texts.howToOpen}</p>
          <a className={classes.open} href="/" target="_blank" rel="noreferrer">
            {texts.open}
          </a>
          <h3>{texts.foreign}</h3>
          <p>{texts.howToAttach}</p>
          <pre>
            <code>{snippet(location.origin)}</code>
          </pre>
        </>
      )}
    </main>
  );
}

function snippet(origin: string): string {
  return `import { createBrowserInspector } from '@statelyai/inspect';

const { inspect } = createBrowserInspector({
  url: '${origin}/dev/fluxos/ao-vivo',
});
createActor(machine, { inspect }).start();`;
}

/** A picture of two windows with a ball that flies from one to the other. */
function Ornament() {
  return (
    <svg className={classes.ornament} viewBox="0 0 280 120" aria-hidden>
      <rect x={8} y={42} width={96} height={68} rx={9} />
      <path d="M8,58 H104 M18,50 h.1 M26,50 h.1 M34,50 h.1" />
      <rect x={24} y={70} width={26} height={14} rx={5} />
      <rect x={62} y={86} width={26} height={14} rx={5} />
      <path d="M50,77 H75 V86" />
      <rect x={176} y={42} width={96} height={68} rx={9} />
      <path d="M176,58 H272 M186,50 h.1 M194,50 h.1 M202,50 h.1 M190,72 h44 M190,84 h62 M190,96 h32" />
      <path className={classes.net} d="M140,52 V110 M128,110 H152" />
      <path className={classes.flight} d="M66,34 Q140,-22 214,34" />
      <circle className={classes.ball} cx={158} cy={8.5} r={7} />
    </svg>
  );
}
