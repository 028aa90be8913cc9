import { Section } from '../../../shared/forms/Section.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { ARENA_PROFILE, BOOKING_RULES, OWNER_SETTINGS, PAYMENT_METHOD } from './settingsTexts.ts';
import { PICTURES } from './pictures/pictureTexts.ts';
import fieldClasses from '../../../shared/forms/Fields.module.css';
import classes from './ArenaSectionsSkeleton.module.css';

/** The width of each field's label. */
const FIELDS = { name: 104, city: 52, street: 72, district: 48, position: 104, description: 76, instagram: 66 };
const RULES = [208, 196];

/** As high as the forms, so that nothing below moves when they appear. */
export function ArenaSectionsSkeleton() {
  return (
    <>
      <Section title={PAYMENT_METHOD.title} lead={PAYMENT_METHOD.lead}>
        <Loading label={OWNER_SETTINGS.loading}>
          <div className={fieldClasses.fields}>
            <div className={classes.choices}>
              <Bone width={160} />
              <span className={classes.choice}>
                <Bone height={106} />
              </span>
              <span className={classes.choice}>
                <Bone height={106} />
              </span>
            </div>
            <div className={fieldClasses.submit}>
              <Bone height={48} />
            </div>
          </div>
        </Loading>
      </Section>
      <Section title={BOOKING_RULES.title} lead={BOOKING_RULES.lead}>
        <div className={fieldClasses.fields} aria-hidden>
          {RULES.map((width) => (
            <div key={width} className={classes.field}>
              <Bone width={width} />
              <Bone />
              <Bone height={48} />
            </div>
          ))}
          <div className={fieldClasses.submit}>
            <Bone height={48} />
          </div>
        </div>
      </Section>
      <Section title={PICTURES.title} lead={PICTURES.lead}>
        <div className={fieldClasses.fields} aria-hidden>
          <Bone height={128} />
          <Bone height={44} />
          <Bone height={120} />
        </div>
      </Section>
      <Section title={ARENA_PROFILE.title} lead={ARENA_PROFILE.lead}>
        <div className={fieldClasses.fields} aria-hidden>
          {Object.entries(FIELDS).map(([name, width]) => (
            <div key={name} className={classes.field}>
              <Bone width={width} />
              <Bone height={48} />
            </div>
          ))}
          <div className={fieldClasses.submit}>
            <Bone height={48} />
          </div>
          <Bone height={44} />
        </div>
      </Section>
    </>
  );
}
