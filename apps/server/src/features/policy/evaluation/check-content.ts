import {
  DEFAULT_WORKING_TIME,
  type Condition,
  type PolicyContent,
  type PolicyFault,
  type PolicyRule,
  type RuleTest,
} from '@waybill/contract';
import {
  activityEvent,
  compilePolicies,
  compileWorkingTime,
  isKnownZone,
  NO_CONTEXT,
  validateCondition,
} from '@waybill/engine';
import { triedPolicies } from './engine-policies.ts';
import { placedFaults, type BareFault } from './fault-place.ts';
import type { KnownValues } from './known-values.ts';
import { isGroupKey, readThreshold } from './read-threshold.ts';
import { unknownValueFaults } from './unknown-values.ts';

/** Lists of a tenant, folded, by their ids. */
export type PolicyLists = ReadonlyMap<string, ReadonlySet<string>>;

export interface TestOutcome {
  name: string;
  expect: RuleTest['expect'];
  isPassed: boolean;
}

/** Allowed link protocols in a message to a person. */
const LINK = /\b([a-z][a-z0-9+.-]*):\/\/\S+/gi;
const LINK_SCHEMES: readonly string[] = ['http', 'https', 'file', 's3', 'blob'];

/** Faults that prevent the use of a content, in document order. */
export function contentFaults(content: PolicyContent, known: KnownValues): PolicyFault[] {
  return placedFaults(content, [
    ...(content.name.trim() === '' ? [missing('name', 'needs a name')] : []),
    ...scheduleFaults(content.schedule),
    ...(content.rules.length === 0 ? [missing('rules', 'has no rule')] : []),
    ...doubledIds(content.rules, 'rules'),
    ...content.rules.flatMap((rule, index) => [
      ...ruleFaults(rule, `rules.${index}`),
      ...conditionsOf(rule, `rules.${index}`).flatMap(({ condition, path }) =>
        unknownValueFaults(condition, path, known),
      ),
    ]),
    ...content.rules.flatMap((rule, index) =>
      testOutcomes(content, rule, known.lists).flatMap(({ name, isPassed }, test) =>
        isPassed
          ? []
          : [fault(`rules.${index}.tests.${test}`, 'test_failed', `the test “${name}” fails`)],
      ),
    ),
  ]);
}

/** The conditions of a rule with their paths: its own, and those of its exceptions and steps. */
export function conditionsOf(
  { condition, exceptions, threshold }: PolicyRule,
  path: string,
): { condition: Condition | null; path: string }[] {
  return [
    { condition, path: `${path}.condition` },
    ...exceptions.map((exception, index) => ({
      condition: exception.condition,
      path: `${path}.exceptions.${index}.condition`,
    })),
    ...(threshold?.steps ?? []).map((step, index) => ({
      condition: step.condition,
      path: `${path}.threshold.steps.${index}.condition`,
    })),
  ];
}

function ruleFaults(rule: PolicyRule, path: string): BareFault[] {
  const threshold = rule.threshold && readThreshold(rule.threshold, `${path}.threshold`);
  return [
    ...(rule.name.trim() === '' ? [missing(`${path}.name`, 'needs a name')] : []),
    ...(rule.title.trim() === '' ? [missing(`${path}.title`, 'needs a title')] : []),
    ...conditionFaults(rule.condition, `${path}.condition`),
    ...(threshold && 'faults' in threshold ? threshold.faults : []),
    ...rule.groupBy.flatMap((group, index) =>
      isGroupKey(group) ? [] : [fault(`${path}.groupBy.${index}`, 'invalid', 'is not a group')],
    ),
    ...doubledIds(rule.exceptions, `${path}.exceptions`),
    ...rule.exceptions.flatMap((exception, index) => [
      ...conditionFaults(exception.condition, `${path}.exceptions.${index}.condition`),
      ...(exception.reason.trim() === ''
        ? [missing(`${path}.exceptions.${index}.reason`, 'needs a reason')]
        : []),
    ]),
    ...Object.entries(rule.response.messages).flatMap(([locale, message]) =>
      linkFaults(message, `${path}.response.messages.${locale}`),
    ),
  ];
}

function conditionFaults(condition: Condition | null, path: string): BareFault[] {
  if (condition === null || isEmpty(condition)) return [missing(path, 'needs a condition')];
  const reading = validateCondition(condition);
  if (reading.ok) return [];
  return [fault([path, reading.path].filter(Boolean).join('.'), 'invalid', reading.reason)];
}

/** Without conditions: it would match every event. */
function isEmpty(condition: Condition): boolean {
  if ('all' in condition) return condition.all.length === 0;
  return 'any' in condition && condition.any.length === 0;
}

function scheduleFaults(schedule: PolicyContent['schedule']): BareFault[] {
  if (schedule === null) return [];
  const { from, to, hours, zone } = schedule;
  const isReversed = from !== null && to !== null && Date.parse(from) >= Date.parse(to);
  return [
    ...(isReversed ? [fault('schedule.to', 'invalid', 'is before its start')] : []),
    ...(hours?.length === 0 ? [missing('schedule.hours', 'contains no working hour')] : []),
    ...(isKnownZone(zone) ? [] : [fault('schedule.zone', 'invalid', 'is not a time zone')]),
  ];
}

function doubledIds(parts: readonly { id: string }[], path: string): BareFault[] {
  const ids = parts.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [fault(`${path}.${index}.id`, 'doubled', 'is a duplicate')],
  );
}

function linkFaults(message: string, path: string): BareFault[] {
  const strange = [...message.matchAll(LINK)].filter(
    ([, scheme = '']) => !LINK_SCHEMES.includes(scheme.toLowerCase()),
  );
  return strange.length === 0
    ? []
    : [fault(path, 'invalid', `links only to ${LINK_SCHEMES.join(', ')}`)];
}

/** Tests must not fail because of changed settings: they use the defaults. */
const USUAL_TIME = compileWorkingTime(DEFAULT_WORKING_TIME);

/**
 * The tests of a rule, run against its condition and exceptions. For a count each event is tested
 * individually.
 */
export function testOutcomes(
  content: PolicyContent,
  rule: PolicyRule,
  lists: PolicyLists,
): TestOutcome[] {
  if (rule.tests.length === 0) return [];
  const tried = { ...content, schedule: null, rules: [rule] };
  const set = compilePolicies(triedPolicies({ key: 'tried', version: 0, content: tried }));
  return rule.tests.map(({ name, event: facts, expect }) => {
    const isMatch = matches(() => {
      const event = activityEvent(facts);
      const context = {
        ...NO_CONTEXT,
        list: (id: string) => lists.get(id),
        localTime: () => USUAL_TIME.at(event.occurredAt, null),
        now: event.occurredAt,
      };
      return set.evaluate(event, context).length > 0;
    });
    return { name, expect, isPassed: isMatch !== null && isMatch === (expect === 'match') };
  });
}

/** Facts are written by people: those of the wrong type fail the test, and nothing else. */
function matches(judge: () => boolean): boolean | null {
  try {
    return judge();
  } catch {
    return null;
  }
}

function missing(path: string, message: string): BareFault {
  return fault(path, 'missing', message);
}

function fault(path: string, code: PolicyFault['code'], message: string): BareFault {
  return { path, code, message };
}
