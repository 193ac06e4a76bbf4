import type { DetectionDetail } from '@waybill/contract';
import { Button, Menu, StatusBadge } from '@waybill/ui';
import { useMissingReason } from '../../app/session/session-context.ts';
import { Icon } from '../icons.ts';
import { SETTABLE_STATUSES, STATUS_LABELS } from './detection-labels.data.ts';
import { useDetectionChange } from './use-detection-change.ts';

/** The status, and the menu that changes it. */
export function StatusControl({ detection }: { detection: DetectionDetail }) {
  const change = useDetectionChange();
  const missing = useMissingReason('detection:triage');
  const shown = <StatusBadge status={detection.status} label={STATUS_LABELS[detection.status]} />;
  const button = (
    <Button aria-label={`Status: ${STATUS_LABELS[detection.status]}`} disabledReason={missing}>
      {shown}
      <Icon.expand aria-hidden className="text-ink-3" />
    </Button>
  );
  if (missing !== undefined) return button;
  return (
    <Menu
      label="Status"
      align="start"
      trigger={button}
      items={SETTABLE_STATUSES.map((status) => ({
        key: status,
        label: STATUS_LABELS[status],
        isChecked: status === detection.status,
        onSelect: () => {
          if (status === detection.status) return;
          void change(detection, { status }, `DET-${detection.number}: ${STATUS_LABELS[status]}`);
        },
      }))}
    />
  );
}
