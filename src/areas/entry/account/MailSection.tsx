import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { hourLabel } from '#domain/values/days/hours.ts';
import {
  type Channel,
  comesBy,
  isWanted,
  MAIL_GROUP_NAMES,
  MAIL_GROUPS,
  type MailChoices,
  type MailGroup,
} from '#domain/notices/mailChoices.ts';
import { Section, SectionFailure } from '../../../shared/forms/Section.tsx';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { Switch } from '../../../shared/look/pieces/Switch.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useApp, useChart, useUser } from '../../../shared/runtime/AppContext.tsx';
import { mailChoicesQuery, provideMailChoices, quietSubject, switchedTo } from './mailActors.ts';
import classes from './MailSection.module.css';
import { GROUP_HINTS, MAIL_TEXTS } from './mailTexts.ts';
import { whatsappQuery } from './whatsappActors.ts';
import { WhatsappSection } from './WhatsappSection.tsx';

/**
 * Which notices the person wants by mail, on their devices and by WhatsApp, and in which hours none. What tells of WhatsApp comes with them,
 * so that nothing moves when it is known whether there is any here.
 */
export function MailSection() {
  const { call } = useApp();
  const read = useQuery(mailChoicesQuery(call));
  const whatsapp = useQuery(whatsappQuery(call));
  if (read.isLoadingError) return <SectionFailure message={MAIL_TEXTS.failed} query={read} />;
  if (read.data === undefined || whatsapp.isLoading) {
    return (
      <Section title={MAIL_TEXTS.title} lead={MAIL_TEXTS.lead}>
        <Loading label={MAIL_TEXTS.loading}>
          <Bone height={320} />
        </Loading>
      </Section>
    );
  }
  return (
    <>
      {whatsapp.data?.isOffered && <WhatsappSection state={whatsapp.data} />}
      <Section title={MAIL_TEXTS.title} lead={MAIL_TEXTS.lead}>
        <div className={classes.mail}>
          <Groups choices={read.data} channels={whatsapp.data?.since === undefined ? USUAL : ALL} />
          <Quiet choices={read.data} />
        </div>
      </Section>
    </>
  );
}

/** The switches of WhatsApp come with it. */
const USUAL = ['mail', 'push'] as const satisfies readonly Channel[];
const ALL = [...USUAL, 'whatsapp'] as const satisfies readonly Channel[];

interface GroupsProps {
  readonly choices: MailChoices;
  readonly channels: readonly Channel[];
}

function Groups({ choices, channels }: GroupsProps) {
  const workplaces = useUser()?.workplaces ?? [];
  const isTold: Readonly<Partial<Record<MailGroup, boolean>>> = {
    desk: workplaces.length > 0,
    day: workplaces.some(({ role }) => role === 'owner'),
  };
  const groups = MAIL_GROUPS.filter((group) => isTold[group] ?? true);
  return (
    <fieldset className={classes.groups} data-channels={channels.length}>
      <legend className={classes.legend}>{MAIL_TEXTS.groups}</legend>
      <div className={classes.channels} aria-hidden>
        {channels.map((channel) => (
          <span key={channel}>{MAIL_TEXTS.channels[channel]}</span>
        ))}
      </div>
      {groups.map((group) => (
        <Group key={group} group={group} choices={choices} channels={channels} />
      ))}
      <p className={classes.hint}>{MAIL_TEXTS.always}</p>
    </fieldset>
  );
}

function Group({ group, choices, channels }: GroupsProps & { group: MailGroup }) {
  const id = useId();
  return (
    <div className={classes.group}>
      <p className={classes.name}>{MAIL_GROUP_NAMES[group]}</p>
      <p id={id} className={classes.hint}>
        {GROUP_HINTS[group]}
      </p>
      {channels
        .filter((by) => comesBy(group, by))
        .map((by) => (
          <Choice key={by} group={group} by={by} isOn={isWanted(choices, group, by)} hint={id} />
        ))}
    </div>
  );
}

/** Each has its own chart, so that several can be on their way. */
function Choice({ group, by, isOn, hint }: { group: MailGroup; by: Channel; isOn: boolean; hint: string }) {
  const actor = useChart(provideMailChoices, { input: { name: 'switchMail', asksFirst: false } });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Switch
      isOn={isOn}
      label={`${MAIL_GROUP_NAMES[group]}: ${MAIL_TEXTS.by[by]}`}
      isBusy={isBusy}
      describedBy={hint}
      onClick={() => actor.send({ type: 'command.requested', subject: switchedTo(group, by, !isOn) })}
    />
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** When somebody who chooses the first hour is ready for letters again, until they choose otherwise. */
const MORNING = 7;

function optionsWithout(taken: number | undefined): Record<string, string> {
  return Object.fromEntries(HOURS.filter((hour) => hour !== taken).map((hour) => [hourLabel(hour), hourLabel(hour)]));
}

function hourOf(label: string): number {
  return Number(label.slice(0, 2));
}

function Quiet({ choices: { quiet } }: { choices: MailChoices }) {
  const actor = useChart(provideMailChoices, { input: { name: 'chooseQuiet', asksFirst: false } });
  const choose = (from: string, to: number) => {
    const first = hourOf(from);
    const subject = quietSubject(from === '' ? null : { from: first, to: to === first ? (to + 1) % 24 : to });
    actor.send({ type: 'command.requested', subject });
  };
  const from = quiet === undefined ? '' : hourLabel(quiet.from);
  const to = quiet?.to ?? MORNING;
  return (
    <fieldset className={classes.groups}>
      <legend className={classes.legend}>{MAIL_TEXTS.quiet}</legend>
      <p className={classes.hint}>{MAIL_TEXTS.quietHint}</p>
      <div className={classes.hours}>
        <span aria-hidden>{MAIL_TEXTS.from}</span>
        <SelectField
          aria-label={MAIL_TEXTS.fromLabel}
          name="quietFrom"
          value={from}
          options={{ '': MAIL_TEXTS.never, ...optionsWithout(undefined) }}
          onChange={({ currentTarget }) => choose(currentTarget.value, to)}
        />
        {quiet && (
          <>
            <span aria-hidden>{MAIL_TEXTS.to}</span>
            <SelectField
              aria-label={MAIL_TEXTS.toLabel}
              name="quietTo"
              value={hourLabel(to)}
              options={optionsWithout(quiet.from)}
              onChange={({ currentTarget }) => choose(from, hourOf(currentTarget.value))}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}
