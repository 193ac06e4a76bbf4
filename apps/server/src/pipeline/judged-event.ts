import type { ActivityEvent } from '@waybill/contract';
import {
  evaluateEvent,
  type EventContext,
  type EventEvaluation,
  type FoundType,
} from '@waybill/engine';
import { isInEffect } from '../classification/classify-parts.ts';
import type { ClassifiedContent } from './classified-content.ts';
import type { TenantContext } from './tenant-contexts.ts';

/** What is known of an event while it is judged, besides the tenant's context. */
export interface KnownOfEvent {
  contents?: readonly ClassifiedContent[] | undefined;
  /** The vendor's own record, parsed when it is asked for. */
  record?: (() => unknown) | undefined;
}

/** What was found of an event. */
export interface Judgement extends EventEvaluation {
  /** Judges it again, with what only the transaction that writes it knows; absent where that changes nothing. */
  again?: (known: Pick<EventContext, 'lineage'>) => EventEvaluation;
}

/** Judges an event by the tenant's policies and by the detectors. */
export function judge(
  event: ActivityEvent,
  context: TenantContext,
  { contents, record }: KnownOfEvent = {},
): Judgement {
  const { policies, past } = context;
  const found = contents && foundTypes(contents);
  const around = context.about(event, record);
  const judged = evaluateEvent(event, policies, { past, found, around });
  if (!policies.isOpen(event, around)) return judged;
  const again: Judgement['again'] = (known) =>
    evaluateEvent(event, policies, { past, found, around: { ...around, ...known } });
  return { ...judged, again };
}

/** The data types in effect, each once, with how many different values its fullest content has. */
function foundTypes(contents: readonly ClassifiedContent[]): FoundType[] {
  const found = new Map<string, FoundType>();
  for (const { result } of contents) {
    for (const kind of result.types.filter(isInEffect)) {
      const { type, sensitivity, distinct } = kind;
      const confidence = kind.confidence === 'high' ? 'high' : 'medium';
      const known = found.get(type);
      found.set(type, {
        type,
        sensitivity,
        confidence: known?.confidence === 'high' ? 'high' : confidence,
        distinct: Math.max(distinct, known?.distinct ?? 0),
      });
    }
  }
  return [...found.values()].toSorted((left, right) => (left.type < right.type ? -1 : 1));
}
