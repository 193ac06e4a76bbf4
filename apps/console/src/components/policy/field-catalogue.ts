import type { PolicyField } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { fieldHelp } from './field-help.text.ts';
import { fieldWords } from './field-words.text.ts';

/** The fields that conditions may test, by their names; empty until they are read. */
export type FieldCatalogue = ReadonlyMap<string, PolicyField>;

/** The product's name for a field; the server's name, or the field's key, if it has none. */
export function fieldLabel(name: string, catalogue?: FieldCatalogue): string {
  const words = textOf(fieldWords);
  return isWorded(name) ? words[name] : (catalogue?.get(name)?.label ?? name);
}

/** Meaning of a field in a sentence; null if its name is self-explanatory. */
export function fieldHelpOf(name: string): string | null {
  return isHelped(name) ? textOf(fieldHelp)[name] : null;
}

function isHelped(name: string): name is keyof typeof fieldHelp.english {
  return Object.hasOwn(fieldHelp.english, name);
}

function isWorded(name: string): name is keyof typeof fieldWords.english {
  return Object.hasOwn(fieldWords.english, name);
}

/** Reads the fields once. */
export function useFieldCatalogue(): { catalogue: FieldCatalogue; error: unknown } {
  const { data, error } = useRead('/v1/policy-fields');
  return {
    catalogue: new Map((data?.items ?? []).map((field) => [field.name, field])),
    error,
  };
}
