import type { DetectionDetail } from '@waybill/contract';
import { Avatar, Button, Menu, textOf, type MenuItem } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { useMissingReason, useSessionInfo } from '../../app/session/session-context.ts';
import { Icon } from '../icons.ts';
import { useDetectionChange } from './use-detection-change.ts';
import { detectionText } from './detection.text.ts';

interface Member {
  userId: string;
  name: string;
}

/** Who works on it, and the menu that changes it; "Assign to me" stands beside it. */
export function AssigneeControl({ detection }: { detection: DetectionDetail }) {
  const text = textOf(detectionText);
  const { user, can } = useSessionInfo();
  const { data } = useRead(can('user:read') ? '/v1/members' : null);
  const change = useDetectionChange();
  const missing = useMissingReason('detection:triage');
  const { assignee } = detection;

  function assign(member: Member | null): void {
    if (member?.userId === assignee?.userId) return;
    const words = member === null ? text.nobodyIsAssigned : text.assignedTo(member.name);
    void change(detection, { assignee: member }, `DET-${detection.number}: ${words}`);
  }

  const button = (
    <Button
      aria-label={text.assigneeIs(assignee?.name ?? text.unassigned)}
      disabledReason={missing}
    >
      {assignee === null ? <Icon.assign aria-hidden /> : <Avatar name={assignee.name} />}
      {assignee?.name ?? text.unassigned}
      <Icon.expand aria-hidden className="text-ink-3" />
    </Button>
  );
  if (missing !== undefined) return button;
  const others = (data?.items ?? []).filter((member) => member.userId !== user.userId);
  const items: MenuItem[] = [
    ...[user, ...others].map((member) => ({
      key: member.userId,
      label: member.userId === user.userId ? text.you(member.name) : member.name,
      icon: <Avatar name={member.name} />,
      isChecked: member.userId === assignee?.userId,
      onSelect: () => assign({ userId: member.userId, name: member.name }),
    })),
    { kind: 'separator', key: 'separator' },
    { key: 'none', label: text.nobody, isChecked: assignee === null, onSelect: () => assign(null) },
  ];
  return (
    <>
      <Menu label={text.assignee} align="start" trigger={button} items={items} />
      {assignee?.userId !== user.userId && (
        <Button variant="primary" onClick={() => assign({ userId: user.userId, name: user.name })}>
          {text.assignToMe}
        </Button>
      )}
    </>
  );
}
