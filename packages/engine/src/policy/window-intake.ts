import type { ActivityEvent } from '@waybill/contract';
import { boundedKey, OBJECT_KEY_BYTES } from '../activity/bounded-key.ts';
import { compileCondition } from './compile-condition.ts';
import { NO_CONTEXT, type EventContext } from './event-context.ts';
import { windowGroupKey } from './fingerprint.ts';
import type { Policy } from './policy.ts';
import { resolveField } from './resolve-field.ts';
import type { WindowPoint } from './window-point.ts';
import type { CountRule, WindowRule } from './window-rule.ts';

/** A policy that counts. */
export type WindowedPolicy = Policy & { window: WindowRule };

export function isWindowed(policy: Policy): policy is WindowedPolicy {
  return policy.window !== null;
}

/** A point, and the group that counts it. */
export interface CountedEvent {
  /** Canonical text of the group. */
  group: string;
  point: WindowPoint;
}

/** Role of a matched event in the policy’s windows. */
export interface WindowIntake {
  /**
   * Null if it does not count: it lacks a grouping or counting field, or is not a step of the sequence.
   */
  take(event: ActivityEvent, context?: EventContext): CountedEvent | null;
}

/** Maximum number of values of one event that are counted, e.g. recipients of a message. */
const MOST_VALUES = 100;

/** Prepares a policy once for many events. An unknown field counts nothing. */
export function windowIntake(policy: WindowedPolicy): WindowIntake {
  const { window: rule } = policy;
  const measure = rule.metric === 'sequence' ? stepsMeasure(rule.steps) : countMeasure(rule);
  return {
    take(event, context = NO_CONTEXT) {
      const measured = measure(event, context);
      const group = measured === null ? null : windowGroupKey(policy, event);
      if (measured === null || group === null) return null;
      const point = {
        at: event.occurredAt,
        id: event.eventId,
        bytes: bytesOf(event),
        values: [],
        steps: 0,
        ...measured,
      };
      return { group, point };
    },
  };
}

type Measured = Partial<Pick<WindowPoint, 'values' | 'steps'>>;
type Measure = (event: ActivityEvent, context: EventContext) => Measured | null;

function stepsMeasure(steps: readonly { condition: Policy['condition'] }[]): Measure {
  const conditions = steps.map(({ condition }) => compileCondition(condition));
  return (event, context) => {
    let met = 0;
    for (const [index, condition] of conditions.entries()) {
      if (condition.test(event, context)) met |= 1 << index;
    }
    return met === 0 ? null : { steps: met };
  };
}

function countMeasure(rule: CountRule): Measure {
  switch (rule.metric) {
    case 'events':
    case 'bytes':
      return () => ({});
    case 'objects':
      return (event) => ({ values: [rootKeyOf(event) ?? event.eventId] });
    case 'people':
      return ({ actorKey }) => (actorKey === null ? null : { values: [actorKey] });
    case 'destinations':
      return (event) => valuesOrNull(destinationsOf(event));
    case 'values':
      return fieldMeasure(rule.field);
  }
}

function fieldMeasure(name: string | undefined): Measure {
  const field = name === undefined ? undefined : resolveField(name);
  if (field === undefined) return () => null;
  return (event, context) => {
    const value = field.read(event, context);
    const values = typeof value === 'object' ? (Array.isArray(value) ? value : []) : [value];
    return valuesOrNull(values.map(String));
  };
}

function valuesOrNull(values: readonly string[]): Measured | null {
  if (values.length === 0) return null;
  if (values.length === 1) return { values };
  return { values: [...new Set(values)].toSorted().slice(0, MOST_VALUES) };
}

/**
 * Key of the data's source, if the record names it: copies of one file are one object. Otherwise the
 * object's own key.
 */
function rootKeyOf(event: ActivityEvent): string | null {
  const source = event.lineage?.source;
  if (!source) return event.objectKey;
  const { id, url, path, name } = source;
  const key = id === null ? (url ?? path ?? name) : `${event.source}:${id}`;
  return key === null ? event.objectKey : boundedKey(key, OBJECT_KEY_BYTES);
}

/** Destination of the data; the external recipient if no place is named. */
function destinationsOf({ destination, outsideDomains }: ActivityEvent): string[] {
  if (destination === null) return outsideDomains;
  const { kind, name, account, host } = destination;
  return [JSON.stringify([kind, name, account ?? host])];
}

function bytesOf({ object: { sizeBytes } }: ActivityEvent): number {
  return sizeBytes !== null && Number.isFinite(sizeBytes) && sizeBytes > 0
    ? Math.round(sizeBytes)
    : 0;
}
