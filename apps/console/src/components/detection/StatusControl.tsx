import type { DetectionDetail } from '@waybill/contract';
import { canMove } from '@waybill/contract/detection-transitions';
import { Button, Menu, StatusBadge, textOf } from '@waybill/ui';
import { useMissingReason } from '../../app/session/session-context.ts';
import { Icon } from '../icons.ts';
import { SETTABLE_STATUSES } from './detection-labels.data.ts';
import { useDetectionChange } from './use-detection-change.ts';
import { detectionText } from './detection.text.ts';
import { wordOf } from './word-of.ts';

/** The status, and the menu of allowed ones; closing needs a verdict and has its own dialog. */
export function StatusControl({ detection }: { detection: DetectionDetail }) {
  const text = textOf(detectionText);
  const { apply } = useDetectionChange();
  const missing = useMissingReason('detection:triage');
  const shown = <StatusBadge status={detection.status} label={wordOf(detection.status)} />;
  const items = SETTABLE_STATUSES.filter((status) => canMove(detection.status, status, 'analyst'));
  const button = (
    <Button
      aria-label={text.statusIs(wordOf(detection.status))}
      disabledReason={missing ?? (items.length === 0 ? text.statusIsFinal : undefined)}
    >
      {shown}
      <Icon.expand aria-hidden className="text-ink-3" />
    </Button>
  );
  if (missing !== undefined || items.length === 0) return button;
  return (
    <Menu
      label={text.status}
      align="start"
      trigger={button}
      items={items.map((status) => ({
        key: status,
        label: wordOf(status),
        onSelect: () =>
          void apply(
            detection,
            { status },
            { words: `DET-${detection.number}: ${wordOf(status)}`, foreseen: { status } },
          ),
      }))}
    />
  );
}
