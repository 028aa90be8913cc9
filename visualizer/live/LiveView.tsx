import { IconExternalLink, IconPlugConnectedX } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import flows from '../flows/Flows.module.css';
import type { LiveSession } from './liveSession.ts';
import classes from './LiveView.module.css';
import { PageChoice } from './PageChoice.tsx';
import type { Recording } from './recording.ts';
import { openStately } from './stately.ts';
import { RecordingFile } from './RecordingFile.tsx';
import { Watched } from './Watched.tsx';
import { BarEnd } from '../texts/BarEnd.tsx';
import { useTexts } from '../texts/useTexts.ts';

const STATELY = 'https://stately.ai/inspect';

/** The visualizer of a running application: the choice of the page, and the recording of its actors. */
export function LiveView({ session }: { readonly session: LiveSession }) {
  const texts = useTexts();
  useSyncExternalStore(session.subscribe, session.version);
  const { recording, attachedTo } = session;
  const hasReceived = recording.actors.length > 0;
  return (
    <div className={`${flows.screen} ${classes.screen}`}>
      <header className={flows.bar}>
        <Link href="/dev/fluxos" className={flows.home}>
          <span aria-hidden>‹ </span>
          {texts.home}
        </Link>
        <h1>{texts.live}</h1>
        <Followed session={session} />
        <BarEnd>
          <RecordingFile session={session} />
          {hasReceived && <StatelyButton key={session.round} recording={recording} />}
        </BarEnd>
      </header>
      {hasReceived || attachedTo !== undefined ? (
        <Watched
          key={session.round}
          recording={recording}
          onSend={session.takesEvents ? (sessionId, event) => session.send(sessionId, event) : undefined}
        />
      ) : (
        <PageChoice isSettling={session.isSettling} pages={session.pages} onFollow={(id) => session.follow(id)} />
      )}
    </div>
  );
}

/** The followed page, with controls to choose another one or to stop. */
function Followed({ session }: { readonly session: LiveSession }) {
  const texts = useTexts().page;
  const { pages, attachedTo, recording } = session;
  const hasReceived = recording.actors.length > 0;
  const isKnown = pages.some(({ id }) => id === attachedTo);
  if (pages.length === 0) return hasReceived ? <span className={classes.gone}>{texts.closed}</span> : null;
  return (
    <span className={classes.followed}>
      <i className={classes.lamp} data-on={isKnown} aria-hidden />
      <select
        aria-label={texts.followed}
        value={isKnown ? attachedTo : ''}
        onChange={({ target }) => session.follow(target.value)}
      >
        {!isKnown && <option value="">{texts.choose}</option>}
        {pages.map(({ id, title, path }) => (
          <option key={id} value={id}>
            {title || texts.opener} · {path}
          </option>
        ))}
      </select>
      {isKnown && (
        <button type="button" aria-label={texts.leave} title={texts.leave} onClick={() => session.leave()}>
          <IconPlugConnectedX size={20} stroke={1.75} aria-hidden />
        </button>
      )}
    </span>
  );
}

/** Opens Stately's own inspector and forwards the recording to it until pressed again. */
function StatelyButton({ recording }: { readonly recording: Recording }) {
  const texts = useTexts().page;
  const [relay, setRelay] = useState<{ close(): void } | null>(null);
  const toggle = () => {
    relay?.close();
    setRelay(relay === null ? openStately(STATELY, recording) : null);
  };
  return (
    <button type="button" className={classes.deed} aria-pressed={relay !== null} onClick={toggle}>
      <IconExternalLink size={18} stroke={1.75} aria-hidden />
      <span>{relay === null ? texts.openStately : texts.closeStately}</span>
    </button>
  );
}
