import { IconCash, IconHourglassHigh } from '@tabler/icons-react';
import { useId } from 'react';
import { formatReais } from '../../../../domain/money/money.ts';
import type { IconComponent } from '../../../shared/look/icon.ts';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import classes from './MoneyCards.module.css';
import { STATISTICS } from './statisticsTexts.ts';

type Texts = { sold: string; soldHint: string; net: string; netHint: string };

/** The sales, and the part still to be received; both in centavos. */
export function MoneyCards({ texts, sold, net }: { texts: Texts; sold: number; net: number }) {
  return (
    <div className={classes.cards}>
      <MoneyCard name={texts.sold} hint={texts.soldHint} centavos={sold} Icon={IconCash} isMain />
      <MoneyCard name={texts.net} hint={texts.netHint} centavos={net} Icon={IconHourglassHigh} isMain={false} />
    </div>
  );
}

type MoneyCardProps = { name: string; hint: string; centavos: number; Icon: IconComponent; isMain: boolean };

function MoneyCard({ name, hint, centavos, Icon, isMain }: MoneyCardProps) {
  const id = useId();
  return (
    <section className={classes.card} data-main={isMain || undefined} aria-labelledby={id}>
      <h3 id={id} className={classes.name}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {name}
      </h3>
      <p className={classes.sum}>{formatReais(centavos)}</p>
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
