import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';
import type { QueryFault } from './filter-query.ts';

/** Error in a part of a query, and its fix. */
export function faultWords(fault: QueryFault): string {
  const words = textOf(filterText);
  switch (fault.kind) {
    case 'unknownKey':
      return fault.guess === null
        ? words.unknownKey(fault.key)
        : words.guess(fault.key, fault.guess.key);
    case 'unknownValue':
      return words.unknownValue(fault.token.value, fault.field.label);
    case 'noValue':
      return words.noValue(fault.field.label);
    case 'notNegatable':
      return words.notNegatable(fault.field.label);
  }
}
