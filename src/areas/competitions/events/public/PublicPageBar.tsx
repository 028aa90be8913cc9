import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { providePublicPageSwitch } from './publicPageActors.ts';
import classes from './PublicPageBar.module.css';
import { PUBLIC_PAGE } from './publicTexts.ts';

type Switch = CommandsOf['publicPageSwitch'];
type PublicPageBarProps = {
  /** The id of the event or of the category. */
  id: string;
  isOn: boolean;
  commands: { readonly open: Switch; readonly close: Switch };
};

/** Above a public page, for its organizer alone: who sees it, with the ways to share it and to switch it off. */
export function PublicPageBar({ id, isOn, commands: { open, close } }: PublicPageBarProps) {
  const opening = useChart(providePublicPageSwitch, { input: { name: open, asksFirst: false } });
  const closing = useChart(providePublicPageSwitch, { input: { name: close, asksFirst: true } });
  const Icon = isOn ? IconEye : IconEyeOff;
  return (
    <section className={classes.bar} aria-label={isOn ? PUBLIC_PAGE.on : PUBLIC_PAGE.off}>
      <p className={classes.text}>
        <Icon size={24} stroke={1.75} aria-hidden />
        <span>
          <strong>{isOn ? PUBLIC_PAGE.on : PUBLIC_PAGE.off}</strong>
          <span>{isOn ? PUBLIC_PAGE.onText : PUBLIC_PAGE.offText}</span>
        </span>
      </p>
      <div className={classes.actions}>
        {isOn ? (
          <>
            <ShareButton
              size="lg"
              variant="filled"
              sharedOf={() => ({ title: document.title, path: location.pathname })}
            >
              {PUBLIC_PAGE.share}
            </ShareButton>
            <Button
              size="lg"
              variant="subtle"
              color="coral"
              onClick={() => closing.send({ type: 'command.requested', subject: id })}
            >
              {PUBLIC_PAGE.close}
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={() => opening.send({ type: 'command.requested', subject: id })}>
            {PUBLIC_PAGE.open}
          </Button>
        )}
      </div>
      <ConfirmDialog
        actor={closing}
        title={PUBLIC_PAGE.closeTitle}
        confirm={PUBLIC_PAGE.close}
        decline={PUBLIC_PAGE.decline}
      >
        {() => PUBLIC_PAGE.closeMeaning}
      </ConfirmDialog>
    </section>
  );
}
