import type { ActivityEvent, Operator, FieldType } from '@waybill/contract';
import { countField } from './count-field.ts';
import type { ContextPart, EventContext } from './event-context.ts';
import type { Field, FieldValue } from './field.ts';
import { contextFieldOf, FIELDS } from './fields.ts';
import { formatRecordPath, parseRecordPath, readRecordPath } from './record-path.ts';

/** A field that a leaf names, however it is read. */
export interface ResolvedField {
  /** The canonical form of its name. */
  name: string;
  /** `any`: a vendor's record decides at run time. */
  type: FieldType | 'any';
  values?: readonly string[] | undefined;
  operators?: readonly Operator[] | undefined;
  /** Null if the event itself says it. */
  needs: ContextPart | null;
  read(event: ActivityEvent, context: EventContext): FieldValue;
}

const SCORE_PREFIX = 'behaviour.score.';
const DETECTOR_ID = /^[A-Za-z][\w-]{0,63}$/;

/** The field with that name: of the event, its context or the vendor's record; or undefined. */
export function resolveField(name: string): ResolvedField | undefined {
  return (
    EVENT_FIELDS.get(name) ??
    contextFieldOf(name) ??
    ofEvent(countField(name)) ??
    recordField(name) ??
    scoreField(name)
  );
}

function ofEvent(field: Field | undefined): ResolvedField | undefined {
  return field && { ...field, needs: null, read: field.accessor };
}

/** Cached: conditions repeat the same few fields. */
const EVENT_FIELDS: ReadonlyMap<string, ResolvedField> = new Map(
  FIELDS.map((field) => [field.name, { ...field, needs: null, read: field.accessor }]),
);

function recordField(name: string): ResolvedField | undefined {
  const segments = parseRecordPath(name);
  if (segments === null) return undefined;
  return {
    name: formatRecordPath(segments),
    type: 'any',
    needs: 'record',
    read: (_event, context) => readRecordPath(context.record(), segments),
  };
}

function scoreField(name: string): ResolvedField | undefined {
  const detectorId = name.startsWith(SCORE_PREFIX) ? name.slice(SCORE_PREFIX.length) : '';
  if (!DETECTOR_ID.test(detectorId)) return undefined;
  return {
    name,
    type: 'number',
    operators: ['scoreGte', 'exists'],
    needs: 'behaviour',
    read: (_event, context) => context.behaviour()?.score(detectorId) ?? null,
  };
}
