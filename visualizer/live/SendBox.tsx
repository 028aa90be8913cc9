import { use, useState } from 'react';
import type { CatalogueEntry } from '../flows/catalogue.ts';
import { eventWith, toPlain } from '../plainValues.ts';
import type { Drafts } from '../step/drafts.ts';
import { OfferCard } from '../step/OfferCard.tsx';
import type { Standing } from '../step/resume.ts';
import { preparedOffers } from '../step/stepping.ts';
import { resume } from '../step/walker.ts';
import { loadWalks } from '../walks.ts';
import classes from './SendBox.module.css';
import type { WirePayload } from './wire.ts';
import { wrongText } from '../step/json.ts';
import { useTexts } from '../texts/useTexts.ts';

interface SendBoxProps {
  readonly entry: CatalogueEntry;
  /** Where the running actor stands now. */
  readonly standing: Standing;
  readonly onSend: (event: WirePayload) => void;
}

/** The events that a running actor receives now, each with an editor for its data and a button that sends it to the app. */
export function SendBox({ entry, standing, onSend }: SendBoxProps) {
  const all = useTexts();
  const texts = all.watched;
  const walks = use(loadWalks());
  const [drafts, setDrafts] = useState<Drafts>({});
  const traced = resume(entry.machine, standing);
  const offers = preparedOffers(traced, entry.id, walks, drafts).filter(
    ({ offer: { kind } }) => kind === 'event' || kind === 'wildcard',
  );
  return (
    <section className={classes.box} aria-label={texts.sendTo(entry.id)}>
      {offers.length === 0 && <p>{texts.receivesNone}</p>}
      {offers.map((each) => (
        <OfferCard
          key={each.offer.type}
          chart={traced.chart}
          prepared={each}
          // The answers of the guards are a guess here, because the context that arrived has masked data: the app decides.
          whyNot={'wrong' in each.read ? wrongText(each.read.wrong, all.json) : null}
          onDraft={(draft) => setDrafts((all) => ({ ...all, [each.offer.type]: draft }))}
          onSend={(event) => onSend(eventWith(event, toPlain))}
        />
      ))}
    </section>
  );
}
