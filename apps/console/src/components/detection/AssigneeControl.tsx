import type { DetectionDetail } from '@waybill/contract';
import { Avatar, Button, Kbd, Menu, textOf, type MenuItem } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { useMissingReason, useSessionInfo } from '../../app/session/session-context.ts';
import { Icon } from '../icons.ts';
import { useDetectionChange } from './use-detection-change.ts';
import { detectionText } from './detection.text.ts';
import { triageText } from './triage/triage.text.ts';

interface Member {
  userId: string;
  name: string;
}

export interface AssigneeControlProps {
  detection: DetectionDetail;
  /** Assigns it if unassigned: of two concurrent presses, one succeeds. */
  onTake: () => void;
}

/**
 * The button with the assignee; not a separate component, because the menu passes its properties to it.
 */
function assigneeButton(assignee: Member | null, refusal: string | undefined) {
  const text = textOf(detectionText);
  const name = assignee?.name ?? text.unassigned;
  return (
    <Button aria-label={text.assigneeIs(name)} disabledReason={refusal}>
      {assignee === null ? <Icon.assign aria-hidden /> : <Avatar name={assignee.name} />}
      {name}
      <Icon.expand aria-hidden className="text-ink-3" />
    </Button>
  );
}

/** The assignee, and the menu that changes it; "Take" is next to it while unassigned. */
export function AssigneeControl({ detection, onTake }: AssigneeControlProps) {
  const text = textOf(detectionText);
  const { user, can } = useSessionInfo();
  const { data } = useRead(can('user:read') ? '/v1/members' : null);
  const { apply } = useDetectionChange();
  const missing = useMissingReason('detection:triage');
  const { assignee, status } = detection;
  const isFinal = status === 'closed' || status === 'merged';

  function assign(member: Member | null): void {
    if (member?.userId === assignee?.userId) return;
    const words = member === null ? text.nobodyIsAssigned : text.assignedTo(member.name);
    void apply(
      detection,
      { assigneeId: member?.userId ?? null },
      { words: `DET-${detection.number}: ${words}`, foreseen: { assignee: member } },
    );
  }

  const refusal = missing ?? (isFinal ? text.assigneeIsFinal : undefined);
  const button = assigneeButton(assignee, refusal);
  if (refusal !== undefined) return button;
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
      {assignee === null && (
        <Button variant="primary" onClick={onTake}>
          {textOf(triageText).take}
          <Kbd>A</Kbd>
        </Button>
      )}
    </>
  );
}
