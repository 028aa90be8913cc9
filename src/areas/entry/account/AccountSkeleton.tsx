import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { ACCOUNT } from './accountTexts.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import fieldClasses from '../../../shared/forms/Fields.module.css';
import classes from './AccountSkeleton.module.css';

/** As high as the account section, so that nothing below moves when the section appears. */
export function AccountSkeleton({ title, label }: { title: string; label: string }) {
  return (
    <Section title={title} lead={ACCOUNT.lead}>
      <Loading label={label}>
        <div className={fieldClasses.fields}>
          <div className={classes.field}>
            <Bone width={44} />
            <Bone height={48} />
          </div>
          <div className={classes.hintedField}>
            <Bone width={88} />
            <Bone width={264} height={12} />
            <Bone height={48} />
          </div>
          <div className={fieldClasses.submit}>
            <Bone height={48} />
          </div>
        </div>
      </Loading>
    </Section>
  );
}
