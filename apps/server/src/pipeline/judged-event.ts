import type { ActivityEvent } from '@waybill/contract';
import { evaluateEvent, type EventEvaluation, type FoundType } from '@waybill/engine';
import { isInEffect } from '../classification/classify-parts.ts';
import type { ClassifiedContent } from './classified-content.ts';
import type { TenantContext } from './tenant-contexts.ts';

/** Judges an event by the tenant's policies and by the detectors. */
export function judge(
  event: ActivityEvent,
  context: TenantContext,
  contents?: readonly ClassifiedContent[],
): EventEvaluation {
  const found = contents && foundTypes(contents);
  return evaluateEvent(event, context.policies, { past: context.past, found });
}

/** The data types in effect, each once, with how many different values its fullest content has. */
function foundTypes(contents: readonly ClassifiedContent[]): FoundType[] {
  const found = new Map<string, FoundType>();
  for (const { result } of contents) {
    for (const kind of result.types.filter(isInEffect)) {
      const { type, distinct } = kind;
      const confidence = kind.confidence === 'high' ? 'high' : 'medium';
      const known = found.get(type);
      found.set(type, {
        type,
        confidence: known?.confidence === 'high' ? 'high' : confidence,
        distinct: Math.max(distinct, known?.distinct ?? 0),
      });
    }
  }
  return [...found.values()].toSorted((left, right) => (left.type < right.type ? -1 : 1));
}
