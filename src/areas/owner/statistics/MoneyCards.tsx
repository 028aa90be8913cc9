import { IconCash, IconHourglassHigh, IconReceiptOff } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { formatReais } from '#domain/values/money.ts';
import type { IconComponent } from '../../../shared/look/icon.ts';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import classes from './MoneyCards.module.css';
import { STATISTICS } from './statisticsTexts.ts';

type Texts = { sold: string; soldHint: string; net: string; netHint: string };

type MoneyCardsProps = {
  texts: Texts;
  /** In centavos, like the rest. */
  sold: number;
  /** The sum of what is still to be received: at the arena, and by the platform. */
  net: number;
  toReceive: { readonly atArena: number; readonly viaPlatform: number };
  /** Of cancelled reservations; without any there is no card. */
  kept: number;
};

export function MoneyCards({ texts, sold, net, toReceive, kept }: MoneyCardsProps) {
  return (
    <div className={classes.cards}>
      <MoneyCard name={texts.sold} hint={texts.soldHint} centavos={sold} Icon={IconCash} isMain />
      <MoneyCard name={texts.net} hint={texts.netHint} centavos={net} Icon={IconHourglassHigh} isMain={false}>
        <dl className={classes.from}>
          <dt>{STATISTICS.atArena}</dt>
          <dd>{formatReais(toReceive.atArena)}</dd>
          <dt>{STATISTICS.viaPlatform}</dt>
          <dd>{formatReais(toReceive.viaPlatform)}</dd>
        </dl>
      </MoneyCard>
      {kept > 0 && (
        <MoneyCard
          name={STATISTICS.kept}
          hint={STATISTICS.keptHint}
          centavos={kept}
          Icon={IconReceiptOff}
          isMain={false}
        />
      )}
    </div>
  );
}

type MoneyCardProps = {
  name: string;
  hint: string;
  centavos: number;
  Icon: IconComponent;
  isMain: boolean;
  children?: ReactNode;
};

function MoneyCard({ name, hint, centavos, Icon, isMain, children }: MoneyCardProps) {
  const id = useId();
  return (
    <section className={classes.card} data-main={isMain || undefined} aria-labelledby={id}>
      <h3 id={id} className={classes.name}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {name}
      </h3>
      <p className={classes.sum}>{formatReais(centavos)}</p>
      {children}
      <p className={classes.hint}>{hint}</p>
    </section>
  );
}

export function MoneyCardsSkeleton() {
  return (
    <Loading label={STATISTICS.loading}>
      <div className={classes.cards}>
        {[0, 1].map((card) => (
          <div key={card} className={classes.card}>
            <Bone width={170} height={20} />
            <Bone width={210} height={40} />
            <Bone width="80%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
