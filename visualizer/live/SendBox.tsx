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

interface SendBoxProps {
  readonly entry: CatalogueEntry;
  /** Where the running actor stands now. */
  readonly standing: Standing;
  readonly onSend: (event: WirePayload) => void;
}

/** The events that a running actor hears now, each with an editor for its data and a button that sends it to the app. */
export function SendBox({ entry, standing, onSend }: SendBoxProps) {
  const walks = use(loadWalks());
  const [drafts, setDrafts] = useState<Drafts>({});
  const traced = resume(entry.machine, standing);
  const offers = preparedOffers(traced, entry.id, walks, drafts).filter(
    ({ offer: { kind } }) => kind === 'event' || kind === 'wildcard',
  );
  return (
    <section className={classes.box} aria-label={`Enviar evento a ${entry.id}`}>
      {offers.length === 0 && <p>Neste estado ele não ouve nenhum evento.</p>}
      {offers.map((each) => (
        <OfferCard
          key={each.offer.type}
          chart={traced.chart}
          prepared={each}
          // The answers of the guards are a guess here, because the context that arrived has masked data: the app decides.
          whyNot={'wrong' in each.read ? each.read.wrong : null}
          onDraft={(draft) => setDrafts((all) => ({ ...all, [each.offer.type]: draft }))}
          onSend={(event) => onSend(eventWith(event, toPlain))}
        />
      ))}
    </section>
  );
}
