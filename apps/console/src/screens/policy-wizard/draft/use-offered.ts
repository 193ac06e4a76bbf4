import { textOf, type ComboboxOption } from '@waybill/ui';
import { DESTINATION_NAMES } from '@waybill/contract/enums';
import { SOURCE_NAMES } from '@waybill/contract/sources';
import { classificationText } from '../../../components/classification/classification.text.ts';
import { useDataTypes } from '../../../components/classification/use-data-types.ts';
import { isOfTypes, useValueNames } from '../../../components/policy/use-value-names.ts';

const PLACES: readonly ComboboxOption[] = [
  ...new Set<string>([...SOURCE_NAMES, ...DESTINATION_NAMES]),
].map((value) => ({ value, label: value }));
const NOTHING: readonly ComboboxOption[] = [];

/** Values for fields, with names: data types and places. */
export function useOffered(): {
  offered: (field: string) => readonly ComboboxOption[];
  nameOf: (field: string, value: string) => string;
} {
  const { types: known } = useDataTypes();
  const nameOf = useValueNames();
  const words = textOf(classificationText);
  const types = known.map(({ dataTypeId, name, class: group }) => ({
    value: dataTypeId,
    label: name,
    group: words[group],
  }));
  return {
    offered: (field) => {
      if (isOfTypes(field)) return types;
      return /^(?:origin|destination)\.name$|^lineage\.origins$/.test(field) ? PLACES : NOTHING;
    },
    nameOf,
  };
}
