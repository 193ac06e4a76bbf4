import type {
  Condition,
  DetectionDetail,
  PolicyContent,
  PolicyRule,
  RuleThreshold,
} from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { isPlace, isValue, ruleException } from '../../policy/rule-exception.ts';
import { wordOf } from '../word-of.ts';
import { tuningText } from './tuning.text.ts';
import { withoutType } from './without-type.ts';

/** Rule change for a verdict's reason. */
export interface Tuned {
  change: Pick<PolicyRule, 'exceptions'> | Pick<PolicyRule, 'threshold'>;
  step: 'exceptions' | 'threshold';
}

/** The rule that raised a detection: by its condition, else by title, else the first. */
export function ruleOf(
  { rules }: PolicyContent,
  { explanation, title }: Pick<DetectionDetail, 'explanation' | 'title'>,
): PolicyRule | undefined {
  const condition = JSON.stringify(explanation.condition);
  return (
    rules.find((rule) => JSON.stringify(rule.condition) === condition) ??
    rules.find((rule) => rule.title === title) ??
    rules[0]
  );
}

/** The lowest threshold that a detection would not have reached; null if it was not counted. */
export function nextLevel({ explanation: { window } }: Pick<DetectionDetail, 'explanation'>) {
  return window === null || window.steps !== null ? null : Math.floor(window.observed) + 1;
}

/** Possibly wrong data types: those in the condition, else all that were found. */
export function wrongTypes(
  dataTypes: readonly string[],
  condition: DetectionDetail['explanation']['condition'],
): readonly string[] {
  const written = JSON.stringify(condition ?? null);
  const named = dataTypes.filter((id) => written.includes(JSON.stringify(id)));
  return named.length > 0 ? named : dataTypes;
}

/**
 * The rule with the change for the verdict's reason: an exception or another threshold. Null if the
 * reason does not concern the rule.
 */
export function tunedRule(
  rule: PolicyRule,
  detection: DetectionDetail,
  chosen: { typeId?: string | undefined; level?: number | undefined; reason: string },
): Tuned | null {
  if (detection.verdictReason === 'threshold') {
    const level = chosen.level ?? nextLevel(detection);
    if (rule.threshold?.threshold === undefined || level === null) return null;
    return { step: 'threshold', change: { threshold: fromLevel(rule.threshold, level) } };
  }
  const parts = spared(rule, detection, chosen.typeId);
  if (parts.length === 0) return null;
  const isAuthorised = detection.verdict === 'authorised';
  const exception = ruleException(rule.exceptions, {
    condition: { all: parts },
    reason: chosen.reason,
    expiresAt: isAuthorised ? detection.verdictExpiresAt : undefined,
  });
  return { step: 'exceptions', change: { exceptions: [...rule.exceptions, exception] } };
}

/** The threshold at another level; higher levels below it are removed. */
function fromLevel(threshold: RuleThreshold, level: number): RuleThreshold {
  const { levels, ...others } = threshold;
  const higher = (levels ?? []).filter(({ value }) => value > level);
  return { ...others, threshold: level, ...(higher.length === 0 ? {} : { levels: higher }) };
}

/** Condition of an exception for the reason; empty if unknown. */
function spared(rule: PolicyRule, detection: DetectionDetail, typeId?: string): Condition[] {
  const { from, to, person } = detection;
  const byPerson = isValue('actor.key', person?.key);
  switch (detection.verdictReason) {
    case 'wrong_destination':
      return isPlace('destination', to);
    case 'business_flow':
      return to === null ? [] : [...isPlace('origin', from), ...isPlace('destination', to)];
    case 'approved_exception':
      return byPerson.length === 0 ? [] : [...byPerson, ...isPlace('destination', to)];
    case 'wrong_person':
      return byPerson;
    case 'wrong_data_type':
      return typeId === undefined ? [] : misread(rule, detection, typeId);
    default:
      return [];
  }
}

/**
 * What an exception of the data type for this person, else this source, excludes from a rule: events
 * that no longer match without the type.
 */
function misread(rule: PolicyRule, detection: DetectionDetail, typeId: string): Condition[] {
  const { condition } = rule;
  const left = condition === null ? false : withoutType(condition, typeId);
  if (left === true) return [];
  const byPerson = isValue('actor.key', detection.person?.key);
  return [
    ...(byPerson.length > 0 ? byPerson : isValue('source', detection.source)),
    { f: 'data.types', op: 'anyOf', v: [typeId] },
    ...(left === false ? [] : [{ not: left }]),
  ];
}

/** Reason text of an exception: the detection and its verdict. */
export function reasonWords({ number, verdictReason, verdictNote }: DetectionDetail): string {
  const words = verdictNote ?? (verdictReason === null ? '' : wordOf(verdictReason));
  return textOf(tuningText).reasonOf(number, words);
}
