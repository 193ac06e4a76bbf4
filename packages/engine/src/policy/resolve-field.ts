import type { ActivityEvent } from '@waybill/contract';
import type { Operator } from './condition.ts';
import type { EventContext } from './event-context.ts';
import type { FieldType, FieldValue } from './field.ts';
import { fieldOf } from './fields.ts';
import { LINEAGE_FIELDS } from './lineage-fields.data.ts';
import { PERSON_FIELDS } from './person-fields.data.ts';
import { TIME_FIELDS } from './time-fields.data.ts';
import { TRUST_FIELDS } from './trust-fields.data.ts';
import { formatRecordPath, parseRecordPath, readRecordPath } from './record-path.ts';

/** What beside the event has to be known before a leaf can be judged. */
export type ContextPart = 'record' | 'lineage' | 'behaviour' | 'person' | 'trust' | 'localTime';

/** A field that a leaf names, however it is read. */
export interface ResolvedField {
  /** The one way to write its name. */
  name: string;
  /** `any`: a vendor's record decides at run time. */
  type: FieldType | 'any';
  values?: readonly string[] | undefined;
  operators?: readonly Operator[] | undefined;
  /** Null where the event itself says it. */
  needs: ContextPart | null;
  read(event: ActivityEvent, context: EventContext): FieldValue;
}

const SCORE_PREFIX = 'behaviour.score.';
const DETECTOR_ID = /^[A-Za-z][\w-]{0,63}$/;

/** The field of that name: of the event, the vendor's record, lineage or behaviour; or undefined. */
export function resolveField(name: string): ResolvedField | undefined {
  const field = fieldOf(name);
  if (field !== undefined) return { ...field, needs: null, read: field.accessor };
  return (
    recordField(name) ??
    lineageField(name) ??
    personField(name) ??
    trustField(name) ??
    timeField(name) ??
    scoreField(name)
  );
}

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

function lineageField(name: string): ResolvedField | undefined {
  const field = LINEAGE_FIELDS.find((candidate) => candidate.name === name);
  if (field === undefined) return undefined;
  return {
    ...field,
    needs: 'lineage',
    read(_event, context) {
      const past = context.lineage();
      return past === null ? null : field.read(past);
    },
  };
}

function personField(name: string): ResolvedField | undefined {
  const field = PERSON_FIELDS.find((candidate) => candidate.name === name);
  if (field === undefined) return undefined;
  return {
    ...field,
    needs: 'person',
    read(event, context) {
      const person = context.person();
      return person === null ? null : field.read(person, event.occurredAt);
    },
  };
}

function trustField(name: string): ResolvedField | undefined {
  const field = TRUST_FIELDS.find((candidate) => candidate.name === name);
  if (field === undefined) return undefined;
  return { ...field, needs: 'trust', read: (_event, context) => context.trust()?.verdict ?? null };
}

function timeField(name: string): ResolvedField | undefined {
  const field = TIME_FIELDS.find((candidate) => candidate.name === name);
  if (field === undefined) return undefined;
  return {
    ...field,
    needs: 'localTime',
    read(_event, context) {
      const local = context.localTime();
      return local === null ? null : field.read(local);
    },
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
