import { Button, DateRangeButton, Dialog, Field, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { Icon } from '../../../../../components/icons.ts';
import {
  absoluteSpan,
  rangeLabel,
  type TimeRange,
} from '../../../../../components/time-range/time-range.ts';
import { exportsText } from '../exports.text.ts';
import { downloadOcsf } from './download-ocsf.ts';

const PRESETS = ['now-24h', 'now-7d', 'now-30d', 'now-90d'] as const;

/** The button that asks for a time range and saves its activity as a file. */
export function OcsfDownload() {
  const text = textOf(exportsText);
  const missing = useMissingReason('activity:export');
  const [range, setRange] = useState<TimeRange | null>(null);
  const close = () => setRange(null);
  return (
    <>
      <Button
        size="sm"
        icon={<Icon.download aria-hidden />}
        disabledReason={missing}
        onClick={() => setRange({ from: 'now-24h' })}
      >
        {text.download}
      </Button>
      {range !== null && (
        <Dialog
          isOpen
          onClose={close}
          title={text.downloadTitle}
          description={text.downloadNote}
          actions={
            <>
              <Button onClick={close}>{text.cancel}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  close();
                  void downloadOcsf(range);
                }}
              >
                {text.startDownload}
              </Button>
            </>
          }
        >
          <RangeField range={range} onChange={setRange} />
        </Dialog>
      )}
    </>
  );
}

interface RangeFieldProps {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
}

function RangeField({ range, onChange }: RangeFieldProps) {
  const text = textOf(exportsText);
  const span = absoluteSpan(range);
  const label = rangeLabel(range);
  return (
    <Field label={text.range}>
      <div className="flex">
        <DateRangeButton
          label={text.rangeIs(label)}
          shown={label}
          presets={PRESETS.map((key) => ({ key, label: rangeLabel({ from: key }) }))}
          activePreset={span === null ? (range.from ?? null) : null}
          onPreset={(key) => onChange({ from: key })}
          from={span?.from ?? null}
          to={span?.to ?? null}
          onApply={(from, to) =>
            onChange({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })
          }
        />
      </div>
    </Field>
  );
}
