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

/** What is known about an event while it is judged, besides the tenant's context. */
export interface KnownOfEvent {
  contents?: readonly ClassifiedContent[] | undefined;
  /** The vendor's own record, parsed when it is asked for. */
  record?: (() => unknown) | undefined;
}

/** What was found of an event. @published */
export interface Judgement extends EventEvaluation {
  /** The actor, as HR and directories know them. */
  person: KnownPerson | null;
  /** Judges it again, with what only the transaction that writes it knows; absent where that changes nothing. */
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

/** Kinds that say nothing of what a file is: a text may be what was read out of any file. */
const UNTELLING: readonly (string | undefined)[] = ['text', 'unknown', 'empty'];

/** What the contents of an event tell the detectors. */
export function foundIn(contents: readonly ClassifiedContent[]): {
  found: FoundType[];
  fileType?: string;
} {
  const fileType = contents[0]?.result.parts[0]?.type;
  const found = foundTypes(contents);
  return fileType === undefined || UNTELLING.includes(fileType) ? { found } : { found, fileType };
}

/**
 * The data types in effect, without duplicates, with how many different values its fullest content has.
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
