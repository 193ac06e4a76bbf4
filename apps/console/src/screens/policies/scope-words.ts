import type { PolicySummary } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { wordOfAny } from '../../components/detection/word-of.ts';
import { policiesText } from './policies.text.ts';

/** Maximum values of one part that are listed. */
const MOST = 2;

/** Scope of a policy: what its conditions narrow, in few words. */
export function scopeWords(
  scope: PolicySummary['scope'],
  typeName: (dataTypeId: string) => string,
): string {
  const text = textOf(policiesText);
  const parts = [
    few(scope.dataTypes.map(typeName)),
    few(scope.actions.map(wordOfAny)),
    few(scope.categories.map(wordOfAny)),
    few(scope.sources),
    scope.destinations.length === 0 ? '' : text.to(few(scope.destinations)),
    few(scope.directions.map(wordOfAny)),
  ].filter((part) => part !== '');
  return parts.length === 0 ? text.anything : parts.join(' · ');
}

function few(values: readonly string[]): string {
  const shown = values.slice(0, MOST).join(', ');
  return values.length > MOST ? textOf(policiesText).more(shown, values.length - MOST) : shown;
}
