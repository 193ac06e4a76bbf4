import { ChevronDown, Clock } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { PopoverPanel } from '../overlay/PopoverPanel.tsx';
import { DateRange, type DateRangeProps } from './DateRange.tsx';

export interface DateRangeButtonProps extends Omit<DateRangeProps, 'now'> {
  /** Accessible name, e.g. `Time range: Last 7 days`. */
  label: string;
  /** The range as text, shown on the button. */
  shown: string;
}

/** The button that shows a time range and opens what changes it. */
export function DateRangeButton({ label, shown, ...range }: DateRangeButtonProps) {
  // Time of opening: the open list must not move with the clock.
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const close = () => setOpenedAt(null);
  return (
    <Popover.Root
      open={openedAt !== null}
      onOpenChange={(isOpen) => setOpenedAt(isOpen ? Date.now() : null)}
    >
      <Popover.Trigger asChild>
        <Button aria-label={label}>
          <Clock aria-hidden />
          {shown}
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      </Popover.Trigger>
      <PopoverPanel
        label={label}
        align="end"
        className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
      >
        <DateRange
          {...range}
          now={openedAt ?? 0}
          onPreset={(key) => {
            range.onPreset(key);
            close();
          }}
          onApply={(from, to) => {
            range.onApply(from, to);
            close();
          }}
        />
      </PopoverPanel>
    </Popover.Root>
  );
}
