import { Segmented } from '@waybill/ui';
import type { Region, RuntimeConfig } from '@waybill/contract';
import { REGIONS } from '@waybill/contract/enums';
import { useStored } from '../app/storage/use-stored.ts';

const REGION_NAMES: Record<Region, string> = {
  'us-east-1': 'United States',
  'eu-west-1': 'Europe',
};

type Regions = Pick<RuntimeConfig, 'regions' | 'apiBases'>;

/** The regions to choose from: those that are served, and those that have an API base of their own. */
function regionChoices({ regions, apiBases }: Regions): Region[] {
  const areBasesApart = new Set(Object.values(apiBases)).size > 1;
  const choices = REGIONS.filter((region) => areBasesApart || regions.includes(region));
  return choices.length > 1 ? choices : [];
}

/** Where the organisation's data lives: every call of the product goes there from now on. */
export function RegionChoice({ config }: { config: Regions }) {
  const [stored, setStored] = useStored('REGION');
  const choices = regionChoices(config);
  const chosen = choices.find((region) => region === stored) ?? choices[0];
  if (chosen === undefined) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 text-base text-ink-2">
      <span aria-hidden>Region</span>
      <Segmented
        label="Region"
        items={choices.map((region) => ({ key: region, label: REGION_NAMES[region] }))}
        activeKeys={[chosen]}
        onToggle={(key) => {
          const region = choices.find((known) => known === key);
          if (region !== undefined) setStored(region);
        }}
      />
    </div>
  );
}
