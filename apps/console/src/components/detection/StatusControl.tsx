import type { DetectionDetail } from '@waybill/contract';
import { Button, Menu, StatusBadge, textOf } from '@waybill/ui';
import { useMissingReason } from '../../app/session/session-context.ts';
import { Icon } from '../icons.ts';
import { SETTABLE_STATUSES } from './detection-labels.data.ts';
import { useDetectionChange } from './use-detection-change.ts';
import { detectionText } from './detection.text.ts';
import { wordOf } from './word-of.ts';

/** The status, and the menu that changes it. */
export function StatusControl({ detection }: { detection: DetectionDetail }) {
  const text = textOf(detectionText);
  const change = useDetectionChange();
  const missing = useMissingReason('detection:triage');
  const shown = <StatusBadge status={detection.status} label={wordOf(detection.status)} />;
  const button = (
    <Button aria-label={text.statusIs(wordOf(detection.status))} disabledReason={missing}>
      {shown}
      <Icon.expand aria-hidden className="text-ink-3" />
    </Button>
  );
  if (missing !== undefined) return button;
  return (
    <Menu
      label={text.status}
      align="start"
      trigger={button}
      items={SETTABLE_STATUSES.map((status) => ({
        key: status,
        label: wordOf(status),
        isChecked: status === detection.status,
        onSelect: () => {
          if (status === detection.status) return;
          void change(detection, { status }, `DET-${detection.number}: ${wordOf(status)}`);
        },
      }))}
    />
  );
}
