import type { DetectionFilter } from '@waybill/contract';
import { Button, Menu } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { ALL_TIME_LABEL, rangeLabel, TIME_RANGES } from './time-ranges.ts';

export interface TimeRangeMenuProps {
  filter: DetectionFilter;
  /** A relative start, or null for all time. */
  onChange: (from: string | null) => void;
}

export function TimeRangeMenu({ filter, onChange }: TimeRangeMenuProps) {
  const shown = rangeLabel(filter);
  return (
    <Menu
      label="Time range"
      trigger={
        <Button aria-label={`Time range: ${shown}`}>
          <Icon.time aria-hidden />
          {shown}
          <Icon.expand aria-hidden className="text-ink-3" />
        </Button>
      }
      items={[
        ...TIME_RANGES.map(({ from, label }) => ({
          key: from,
          label,
          isChecked: shown === label,
          onSelect: () => onChange(from),
        })),
        { kind: 'separator' as const, key: 'separator' },
        {
          key: 'all',
          label: ALL_TIME_LABEL,
          isChecked: shown === ALL_TIME_LABEL,
          onSelect: () => onChange(null),
        },
      ]}
    />
  );
}
