import type { ActivityEvent } from '@waybill/contract';
import {
  evaluateEvent,
  type EventContext,
  type KnownPerson,
  type EventEvaluation,
  type FoundType,
} from '@waybill/engine';
import { isInEffect } from '../../classification/contents/classify-parts.ts';
import type { ClassifiedContent } from '../../ingest/reading/classified-content.ts';
import type { TenantContext } from '../../ingest/tenant-contexts.ts';

/** Facts about an event during evaluation, besides the tenant's context. */
export interface KnownOfEvent {
  contents?: readonly ClassifiedContent[] | undefined;
  /** The vendor's own record, parsed on demand. */
  record?: (() => unknown) | undefined;
}

/** Findings of an event. @published */
export interface Judgement extends EventEvaluation {
  /** The actor, as HR and directories know them. */
  person: KnownPerson | null;
  /**
   * Evaluates it again, with facts that only the writing transaction knows; absent if that changes
   * nothing.
   */
  again?: (known: Partial<Pick<EventContext, 'lineage' | 'behaviour'>>) => EventEvaluation;
}

/** Judges an event by the tenant's policies and by the detectors. @published */
export function judge(
  event: ActivityEvent,
  context: TenantContext,
  { contents, record }: KnownOfEvent = {},
): Judgement {
  const { policies } = context;
  const known = contents ? foundIn(contents) : {};
  const around = context.about(event, record);
  const person = around.person();
  const judged = { ...evaluateEvent(event, policies, { ...known, around }), person };
  if (!policies.isOpen(event, around)) return judged;
  const again: Judgement['again'] = (later) =>
    evaluateEvent(event, policies, { ...known, around: { ...around, ...later } });
  return { ...judged, again };
}

/** Kinds that do not identify a file: text may be extracted from any file. */
const UNTELLING: readonly (string | undefined)[] = ['text', 'unknown', 'empty'];

/** Facts for detectors from the contents of an event. */
export function foundIn(contents: readonly ClassifiedContent[]): {
  found: FoundType[];
  fileType?: string;
} {
  const fileType = contents[0]?.result.parts[0]?.type;
  const found = foundTypes(contents);
  return fileType === undefined || UNTELLING.includes(fileType) ? { found } : { found, fileType };
}

/**
 * The active data types, without duplicates, with the number of distinct values in the richest content.
 */
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
