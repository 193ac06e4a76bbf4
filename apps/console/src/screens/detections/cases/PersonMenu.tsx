import { Avatar, Button, Menu, textOf } from '@waybill/ui';
import type { Member } from '../../../components/cases/use-members.ts';
import { Icon } from '../../../components/icons.ts';
import { casePageText } from './case-page.text.ts';

export interface PersonMenuProps {
  /** Accessible name of the button, including the displayed person. */
  label: string;
  person: Pick<Member, 'userId' | 'name'> | null;
  members: readonly Member[];
  missing: string | undefined;
  isSmall?: boolean;
  onChoose: (userId: string | null) => void;
}

/** The assignee, and the menu that changes it. */
export function PersonMenu(props: PersonMenuProps) {
  const { label, person, members, missing, isSmall = false, onChoose } = props;
  const text = textOf(casePageText);
  const button = (
    <Button size={isSmall ? 'sm' : 'md'} disabledReason={missing}>
      <span className="sr-only">{label}</span>
      {person === null ? <Icon.assign aria-hidden /> : <Avatar name={person.name} />}
      <span aria-hidden className="max-w-40 truncate">
        {person?.name ?? text.nobody}
      </span>
      <Icon.expand aria-hidden className="text-ink-3" />
    </Button>
  );
  if (missing !== undefined) return button;
  return (
    <Menu
      label={label}
      align="start"
      trigger={button}
      items={[
        ...members.map((member) => ({
          key: member.userId,
          label: member.name,
          icon: <Avatar name={member.name} />,
          isChecked: member.userId === person?.userId,
          onSelect: () => onChoose(member.userId),
        })),
        { kind: 'separator', key: 'separator' },
        {
          key: 'none',
          label: text.nobody,
          isChecked: person === null,
          onSelect: () => onChoose(null),
        },
      ]}
    />
  );
}
