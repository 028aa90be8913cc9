import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { auditPath } from '#domain/navigation/paths.ts';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { staffQuery } from '../staff/index.ts';
import { ARENA_AUDIT } from './auditTexts.ts';
import classes from './Audit.module.css';

type PersonChoiceProps = {
  /** Empty for everybody. */
  person: string;
  /** Of that person, who need not be in the team. */
  name: string | undefined;
};

/** Whose deeds are shown: everybody's, or one person's of the team. Anybody else is chosen where something of theirs stands. */
export function PersonChoice({ person, name = ARENA_AUDIT.somebody }: PersonChoiceProps) {
  const team = useQuery(staffQuery(useApp().call));
  const [, navigate] = useLocation();
  const members = Object.fromEntries((team.data?.members ?? []).map((member) => [member.id, member.name]));
  return (
    <div className={classes.choice}>
      <SelectField
        aria-label={ARENA_AUDIT.person}
        name="person"
        value={person}
        options={{ '': ARENA_AUDIT.everybody, ...(person !== '' && { [person]: name }), ...members }}
        onChange={({ currentTarget }) => navigate(auditPath({ person: currentTarget.value }))}
      />
    </div>
  );
}
