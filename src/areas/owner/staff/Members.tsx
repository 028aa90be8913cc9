import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { StaffRole } from '#domain/people/person.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { partsOf, subjectOf } from '../../../../machines/command/subjectParts.ts';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { ProofDialog } from '../../../shared/proof/ProofDialog.tsx';
import { useChart, useUser } from '../../../shared/runtime/AppContext.tsx';
import { provideHandover, provideRemoval, provideRoleChange, roleIn } from './staffActors.ts';
import classes from './Staff.module.css';
import { handText, removeText, ROLES, ROLES_IN_ORDER, roleText, sinceText, STAFF } from './staffTexts.ts';

/** The team, with what each of them is; everybody but whoever receives the money can be changed and removed. */
export function Members({ members }: { members: readonly StaffMember[] }) {
  const change = useChart(provideRoleChange, { input: { name: 'changeStaffRole', asksFirst: true } });
  const removal = useChart(provideRemoval, { input: { name: 'removeStaff', asksFirst: true } });
  const handover = useChart(provideHandover, { input: { name: 'handArena', asksFirst: true } });
  const me = useUser()?.id;
  const isMine = members.some(({ id, isHolder }) => isHolder && id === me);
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? '';
  return (
    <section>
      <h2 className={classes.heading}>{STAFF.members}</h2>
      <ul className={classes.list}>
        {members.map((member) => (
          <Member
            key={member.id}
            member={member}
            onRole={(role) => change.send({ type: 'command.requested', subject: subjectOf(member.id, role) })}
            onHand={
              isMine && member.role === 'owner'
                ? () => handover.send({ type: 'command.requested', subject: member.id })
                : undefined
            }
            onRemove={() => removal.send({ type: 'command.requested', subject: member.id })}
          />
        ))}
      </ul>
      <ConfirmDialog actor={change} title={STAFF.roleTitle} confirm={STAFF.roleConfirm} decline={STAFF.keep}>
        {(subject) => roleText(nameOf(partsOf(subject).id), roleIn(subject))}
      </ConfirmDialog>
      <ConfirmDialog actor={handover} title={STAFF.handTitle} confirm={STAFF.handConfirm} decline={STAFF.keep}>
        {(subject) => handText(nameOf(subject)).map((text) => <p key={text}>{text}</p>)}
      </ConfirmDialog>
      <ConfirmDialog actor={removal} title={STAFF.removeTitle} confirm={STAFF.remove} decline={STAFF.keep}>
        {(subject) => removeText(nameOf(subject))}
      </ConfirmDialog>
      <ProofDialog actor={change} />
      <ProofDialog actor={handover} />
    </section>
  );
}

type MemberProps = {
  member: StaffMember;
  onRole: (role: StaffRole) => void;
  /** Hands the arena to them; undefined where that is not possible. */
  onHand: (() => void) | undefined;
  onRemove: () => void;
};

function Member({ member, onRole, onHand, onRemove }: MemberProps) {
  const { id, name, email, avatarCDN, role, since, isHolder } = member;
  const isMe = useUser()?.id === id;
  return (
    <li className={classes.member}>
      <div className={classes.card}>
        <Initial name={name} src={avatarCDN} />
        <div className={classes.about}>
          <span className={classes.name}>
            {name}
            {isMe && <span className={classes.soft}> ({STAFF.you})</span>}
          </span>
          <span className={classes.soft}>
            {email} · {sinceText(momentIn(since, DEFAULT_ZONE).day)}
          </span>
          {isHolder && <span className={classes.soft}>{STAFF.holder}</span>}
        </div>
        <span className={classes.role} data-role={role}>
          {ROLES[role].name}
        </span>
      </div>
      {!isHolder && (
        <details className={classes.change}>
          <summary className={classes.summary}>
            {STAFF.change}
            <span className="visually-hidden">: {name}</span>
            <IconChevronDown size={18} stroke={1.75} className={classes.arrow} aria-hidden />
          </summary>
          <div className={classes.actions}>
            {ROLES_IN_ORDER.filter((other) => other !== role).map((other) => (
              <Button key={other} variant="default" size="md" onClick={() => onRole(other)}>
                {ROLES[other].become}
              </Button>
            ))}
            {onHand && (
              <Button variant="default" size="md" onClick={onHand}>
                {STAFF.hand}
              </Button>
            )}
            <Button variant="subtle" color="coral" size="md" onClick={onRemove}>
              {STAFF.remove}
            </Button>
          </div>
        </details>
      )}
    </li>
  );
}
