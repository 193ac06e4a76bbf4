import type { ExceptionGroup } from '@waybill/contract';
import type { ComboboxOption } from '@waybill/ui';
import { textOf } from '@waybill/ui';
import { useRead } from '../../../app/http/use-read.ts';
import { exceptionText } from './exception.text.ts';

export interface Groups {
  options: readonly ComboboxOption[];
  /** Why none can be chosen. */
  disabledReason: string | undefined;
}

/** Groups available for an exception, those of the person first. */
export function useGroups(personKey: string | null): Groups {
  const text = textOf(exceptionText);
  const query = personKey === null ? {} : { personKey };
  const { data, error } = useRead('/v1/data-type-exceptions/groups', { query });
  const options = data?.items.map(optionOf) ?? [];
  const isEmpty = data !== undefined && options.length === 0;
  const unread = error === undefined ? undefined : text.groupsUnknown;
  return { options, disabledReason: isEmpty ? text.noGroups : unread };
}

function optionOf({ groupId, name, source, members, hasPerson }: ExceptionGroup): ComboboxOption {
  const text = textOf(exceptionText);
  const facts = text.groupFacts(source, members);
  return {
    value: groupId,
    label: name ?? groupId,
    hint: hasPerson ? text.ofPerson(facts) : facts,
  };
}
