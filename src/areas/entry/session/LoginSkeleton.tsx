import { Bone } from '../../../shared/look/states/Skeletons.tsx';
import { EntryPage } from './EntryPage.tsx';
import classes from './LoginForm.module.css';
import { LOGIN } from './loginTexts.ts';

/** The login before its code has arrived, in the HTML of the page. */
export function LoginSkeleton() {
  return (
    <EntryPage title={LOGIN.title} lead={LOGIN.lead}>
      <Bone height={50} />
      <p className={classes.or}>
        <span>{LOGIN.or}</span>
      </p>
      <div className={classes.fields}>
        {[LOGIN.email, LOGIN.password].map((label) => (
          <div key={label}>
            {label}
            <Bone height={48} />
          </div>
        ))}
        <Bone height={50} />
      </div>
    </EntryPage>
  );
}
