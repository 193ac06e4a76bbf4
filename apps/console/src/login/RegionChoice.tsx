import { Segmented, textOf } from '@waybill/ui';
import type { Region } from '@waybill/contract';
import { currentRegion } from '../app/http/api-base.ts';
import { regionText } from '../app/session/region.text.ts';
import { switchRegion } from '../app/session/switch-region.ts';
import { useStored } from '../app/storage/use-stored.ts';

export interface RegionChoiceProps {
  config: { regions: readonly Region[] };
  onChoose?: typeof switchRegion;
}

/** Location of the organisation's data. Another region is another server: the page reloads there. */
export function RegionChoice({ config, onChoose = switchRegion }: RegionChoiceProps) {
  const { regions } = config;
  const [stored] = useStored('REGION');
  if (regions.length < 2) return null;
  const text = textOf(regionText);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 text-base text-ink-2">
      <span aria-hidden>{text.region}</span>
      <Segmented
        label={text.region}
        items={regions.map((region) => ({ key: region, label: text[region] }))}
        activeKeys={[stored ?? currentRegion()]}
        onToggle={(key) => {
          const region = regions.find((known) => known === key);
          if (region !== undefined) onChoose(region);
        }}
      />
    </div>
  );
}
