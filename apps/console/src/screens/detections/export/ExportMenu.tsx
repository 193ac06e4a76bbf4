import type { DetectionFilter } from '@waybill/contract';
import { Button, Menu, textOf } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { detectionsText } from '../detections.text.ts';
import { startExport } from './start-export.ts';

export interface ExportMenuProps {
  filter: DetectionFilter;
  /** Detections that the filter matches; undefined while unknown. */
  total: number | undefined;
}

const FORMATS = [
  { format: 'csv', about: 'csvAbout' },
  { format: 'jsonl', about: 'jsonlAbout' },
] as const;

/** Exports the matching detections; the tray in the header shows the progress and cancels it. */
export function ExportMenu({ filter, total }: ExportMenuProps) {
  const text = textOf(detectionsText);
  const missing = useMissingReason('detection:export');
  const button = (
    <Button
      size="sm"
      icon={<Icon.download aria-hidden />}
      title={missing ?? text.export}
      disabledReason={missing}
    >
      <span className="@max-4xl:sr-only">{text.export}</span>
    </Button>
  );
  if (missing !== undefined) return button;
  return (
    <Menu
      label={text.export}
      trigger={button}
      items={FORMATS.map(({ format, about }) => ({
        key: format,
        label: text[format],
        hint: text.exportWhat(total, text[about]),
        onSelect: () => void startExport(filter, format, total),
      }))}
    />
  );
}
