import type { FindingSetting } from '@waybill/contract';
import { Panel, Select, Skeleton, Switch, textOf, toast } from '@waybill/ui';
import { change } from '../../../../../app/http/api.ts';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { wordOf } from '../../../../../components/detection/word-of.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { findingsViewText } from './findings-view.text.ts';

/** How the findings of each vendor count: up to which severity, and whether they close detections. */
export function FindingsView() {
  const text = textOf(findingsViewText);
  const { data, error, isValidating, mutate } = useRead('/v1/finding-settings');
  async function save(setting: FindingSetting) {
    const { source, rev, severityCap, closesWithVendor } = setting;
    try {
      const saved = await change('PATCH', '/v1/finding-settings/{source}', {
        params: { source },
        body: { rev, severityCap, closesWithVendor },
      });
      if (saved !== undefined) {
        toast({ variant: 'success', title: text.saved(setting.name) });
      }
    } catch (failure) {
      tellFailure(failure);
    }
    await mutate();
  }
  return (
    <Panel title={text.title}>
      <p className="pb-3 text-base text-ink-2">{text.help}</p>
      {data !== undefined ? (
        <ul className="flex flex-col divide-y divide-line">
          {data.items.map((setting) => (
            <SettingRow key={setting.source} setting={setting} onSave={(next) => void save(next)} />
          ))}
        </ul>
      ) : error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="integration:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
      <p className="pt-3 text-sm text-ink-3">{text.closesHelp}</p>
    </Panel>
  );
}

/** The value of the choice that leaves the severity as the vendor says. */
const NO_CAP = 'none';
const CAPS = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;

function SettingRow({
  setting,
  onSave,
}: {
  setting: FindingSetting;
  onSave: (setting: FindingSetting) => void;
}) {
  const text = textOf(findingsViewText);
  const missing = useMissingReason('integration:manage');
  const { name, severityCap, closesWithVendor } = setting;
  return (
    <li className="grid items-center gap-3 py-3 md:grid-cols-[minmax(0,1fr)_14rem_16rem]">
      <p className="text-base font-medium">{name}</p>
      <Select
        label={text.capOf(name)}
        value={severityCap ?? NO_CAP}
        isDisabled={missing !== undefined}
        onChange={(value) =>
          onSave({ ...setting, severityCap: CAPS.find((one) => one === value) ?? null })
        }
        options={[
          { value: NO_CAP, label: text.noCap },
          ...CAPS.map((value) => ({ value, label: wordOf(value) })),
        ]}
      />
      <Switch
        label={
          <>
            <span aria-hidden>{text.closes}</span>
            <span className="sr-only">{text.closesOf(name)}</span>
          </>
        }
        isOn={closesWithVendor}
        disabledReason={missing}
        onChange={(isOn) => onSave({ ...setting, closesWithVendor: isOn })}
      />
    </li>
  );
}
