import type { IntegrationSource } from '@waybill/contract';
import { Select, textOf } from '@waybill/ui';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { withParams } from '../integrations-address.ts';
import { integrationsText } from '../integrations.text.ts';

/** Represents no choice of a source. */
const EVERY = '';

/** Source of the displayed refused records; in the address. Hidden without a choice. */
export function RefusedSource({
  sources,
  sourceId,
}: {
  sources: readonly IntegrationSource[];
  sourceId: string | null;
}) {
  const text = textOf(integrationsText);
  const { setParams } = useNavigator();
  const offered = sources.filter((source) => source.rejected > 0 || source.sourceId === sourceId);
  if (offered.length === 0) return null;
  return (
    <Select
      size="sm"
      className="w-48"
      label={text.source}
      value={sourceId ?? EVERY}
      options={[
        { value: EVERY, label: text.allSources },
        ...offered.map((source) => ({
          value: source.sourceId,
          label: source.name,
          count: source.rejected,
        })),
      ]}
      onChange={(value) => setParams((shown) => withParams(shown, { source: value }))}
    />
  );
}
