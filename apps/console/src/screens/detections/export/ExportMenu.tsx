import type { DetectionFilter } from '@waybill/contract';
import { Button, formatCount, Menu } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { useExport } from './use-export.ts';

export interface ExportMenuProps {
  filter: DetectionFilter;
  /** Detections that the filter matches; undefined while unknown. */
  total: number | undefined;
}

const FORMATS = [
  { format: 'csv', label: 'CSV', about: 'for spreadsheets' },
  { format: 'jsonl', label: 'JSON lines', about: 'for programs' },
] as const;

/** Exports what the filter matches; while one runs, the button tells how far it is and cancels it. */
export function ExportMenu({ filter, total }: ExportMenuProps) {
  const { progress, start, cancel } = useExport();
  const missing = useMissingReason('detection:export');
  if (progress !== null) {
    const of = total === undefined ? '' : ` of ${formatCount(total)}`;
    return (
      <span className="inline-flex items-center gap-2">
        <span role="status" className="text-base text-ink-2">
          Exporting {formatCount(progress.rows)}
          {of}
        </span>
        <Button onClick={cancel}>Cancel</Button>
      </span>
    );
  }
  const button = (
    <Button icon={<Icon.download aria-hidden />} disabledReason={missing}>
      Export
    </Button>
  );
  if (missing !== undefined) return button;
  const rows = total === undefined ? 'All matching detections' : `${formatCount(total)} detections`;
  return (
    <Menu
      label="Export"
      trigger={button}
      items={FORMATS.map(({ format, label, about }) => ({
        key: format,
        label,
        hint: `${rows}, ${about}`,
        onSelect: () => void start(filter, format),
      }))}
    />
  );
}
