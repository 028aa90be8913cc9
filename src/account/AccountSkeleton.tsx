import { Bone, Loading } from '../look/Skeletons.tsx';
import { ACCOUNT } from './accountTexts.ts';
import { Section } from './Section.tsx';
import classes from './AccountSkeleton.module.css';

/** In the shape of the account's section, which comes where it stands. */
export function AccountSkeleton({ title, label }: { title: string; label: string }) {
  return (
    <Section title={title} lead={ACCOUNT.lead}>
      <Loading label={label}>
        <div className={classes.fields}>
          <Field label={44} />
          <Field label={88} hint={264} />
          <Bone height={48} />
        </div>
      </Loading>
    </Section>
  );
}

/** Widths in pixels. */
function Field({ label, hint }: { label: number; hint?: number }) {
  return (
    <div className={classes.field}>
      <Bone width={label} />
      {hint !== undefined && <Bone width={hint} height={12} />}
      <Bone height={48} />
    </div>
  );
}
