import type { ComboboxOption } from '@waybill/ui';
import { DESTINATION_NAMES, INTEGRATION_NAMES } from '@waybill/contract/enums';
import { useDataTypes } from '../../../components/classification/use-data-types.ts';
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
  const { types: known, names } = useDataTypes();
  const types = known.map(({ dataTypeId, name }) => ({ value: dataTypeId, label: name }));
  return {
    offered: (field) => {
      if (field === 'data.types' || field === 'lineage.labels') return types;
      return /^(?:origin|destination)\.name$|^lineage\.origins$/.test(field) ? PLACES : NOTHING;
    },
    nameOf: (field, value) =>
      (field === 'data.types' || field === 'lineage.labels' ? names.get(value) : undefined) ??
      valueWord(value),
  };
}
