import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMessageOff } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { WhatsappCode, WhatsappState } from '#domain/notices/whatsapp.ts';
import { describeWhatsapp, type WhatsappConsent } from '../../../../machines/notices/whatsappConsent.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { consentOf, provideWhatsappConsent } from './whatsappActors.ts';
import classes from './WhatsappSection.module.css';
import { WHATSAPP_TEXTS } from './whatsappTexts.ts';

/** Whether the person is told by WhatsApp, and the code that proves whose number it is. */
export function WhatsappSection({ state }: { state: WhatsappState }) {
  const actor = useChart(provideWhatsappConsent, { input: { consent: consentOf(state) } });
  const { shows, isBusy, consent, code } = useSelector(actor, describeWhatsapp, shallowEqual);
  return (
    <Section title={WHATSAPP_TEXTS.title} lead={WHATSAPP_TEXTS.lead}>
      <div className={classes.whatsapp}>
        {shows === 'on' && consent && (
          <On consent={consent} isBusy={isBusy} onEnd={() => actor.send({ type: 'end.requested' })} />
        )}
        {shows === 'linking' && code && (
          <Linking code={code} onDecline={() => actor.send({ type: 'linking.declined' })} />
        )}
        {(shows === 'off' || shows === 'overdue') && (
          <>
            <p role="status">{WHATSAPP_TEXTS[shows]}</p>
            <Button
              size="md"
              leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
              loading={isBusy}
              onClick={() => actor.send({ type: 'linking.requested' })}
            >
              {WHATSAPP_TEXTS.begin}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}

function On({ consent, isBusy, onEnd }: { consent: WhatsappConsent; isBusy: boolean; onEnd: () => void }) {
  return (
    <>
      <p role="status">{WHATSAPP_TEXTS.on(consent.number, consent.since)}</p>
      <p className={classes.hint}>{WHATSAPP_TEXTS.stop}</p>
      <Button
        size="md"
        variant="default"
        leftSection={<IconMessageOff size={20} stroke={1.75} aria-hidden />}
        loading={isBusy}
        onClick={onEnd}
      >
        {WHATSAPP_TEXTS.end}
      </Button>
    </>
  );
}

/** The code, in a message that waits to be sent on this device, and to be typed on another. */
function Linking({ code: { code, address }, onDecline }: { code: WhatsappCode; onDecline: () => void }) {
  return (
    <>
      <p>{WHATSAPP_TEXTS.linking}</p>
      <p className={classes.code}>
        <span>{WHATSAPP_TEXTS.code}</span>
        <strong>{code}</strong>
      </p>
      <p className={classes.hint} role="status">
        {WHATSAPP_TEXTS.waiting}
      </p>
      <div className={classes.actions}>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          size="md"
          leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
        >
          {WHATSAPP_TEXTS.open}
        </Button>
        <Button size="md" variant="default" onClick={onDecline}>
          {WHATSAPP_TEXTS.decline}
        </Button>
      </div>
    </>
  );
}
