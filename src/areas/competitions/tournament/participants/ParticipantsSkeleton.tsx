import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import classes from './RegistrationCard.module.css';
import list from './RegistrationList.module.css';
import row from './MemberRow.module.css';
import head from './Entrants.module.css';

const CARDS = [1, 2, 3, 4];
const NAMES = ['62%', '48%'];

export function ParticipantsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={head.head}>
        <Bone width={240} height={28} />
      </div>
      <div className={list.list}>
        {CARDS.map((card) => (
          <div key={card} className={classes.card}>
            <Bone width={104} height={28} />
            {NAMES.map((width) => (
              <div key={width} className={row.member}>
                <Bone round width={44} height={44} />
                <div className={row.text}>
                  <Bone width={width} height={18} />
                  <Bone width={150} />
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
