import type { ComboboxOption } from '@waybill/ui';
import { DESTINATION_NAMES, INTEGRATION_NAMES } from '@waybill/contract/enums';
import { useRead } from '../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { valueWord } from '../../../components/policy/value-word.ts';

const PLACES: readonly ComboboxOption[] = [
  ...new Set<string>([...INTEGRATION_NAMES, ...DESTINATION_NAMES]),
].map((value) => ({ value, label: value }));
const NOTHING: readonly ComboboxOption[] = [];

/** Values that fields can be compared with, and what they are called: data types and places. */
export function useOffered(): {
  offered: (field: string) => readonly ComboboxOption[];
  nameOf: (field: string, value: string) => string;
} {
  const { can } = useSessionInfo();
  const { data } = useRead(can('data-type:read') ? '/v1/data-types' : null);
  const types = (data?.items ?? []).map(({ dataTypeId, name }) => ({
    value: dataTypeId,
    label: name,
  }));
  return {
    offered: (field) => {
      if (field === 'data.types' || field === 'lineage.labels') return types;
      return /^(?:origin|destination)\.name$|^lineage\.origins$/.test(field) ? PLACES : NOTHING;
    },
    nameOf: (field, value) =>
      (field === 'data.types' || field === 'lineage.labels'
        ? types.find((type) => type.value === value)?.label
        : undefined) ?? valueWord(value),
  };
}
