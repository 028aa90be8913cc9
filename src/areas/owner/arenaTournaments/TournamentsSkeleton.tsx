import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { TOURNAMENTS_TEXTS } from './tournamentTexts.ts';
import card from './TournamentCard.module.css';
import counters from './TournamentCounters.module.css';
import list from './TournamentList.module.css';

export function TournamentsSkeleton() {
  return (
    <Loading label={TOURNAMENTS_TEXTS.loading}>
      <div className={counters.counters}>
        {[0, 1, 2, 3].map((key) => (
          <div key={key} className={counters.counter}>
            <Bone width={64} />
            <Bone width={36} height={32} />
          </div>
        ))}
      </div>
      <div className={list.chips}>
        {[112, 108, 128, 126].map((width) => (
          <Bone key={width} width={width} height={44} round />
        ))}
      </div>
      <div className={list.list}>
        {[0, 1].map((key) => (
          <div key={key} className={card.card}>
            <div className={card.head}>
              <Bone width={88} height={88} />
              <Bone width={160} height={24} />
            </div>
            <Bone width="80%" />
            <Bone width="70%" />
            <Bone height={44} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
