import {
  ownValue,
  type PolicyContent,
  type PolicyRule,
  type RuleException,
} from '@waybill/contract';
import {
  ACTIVE_MODES,
  validateCondition,
  type ActiveMode,
  type Policy,
  type PolicyException,
  type PolicySchedule,
} from '@waybill/engine';
import type { Standings } from './policy-content.ts';
import { isGroupKey, readThreshold } from './read-threshold.ts';

/** A content with the key and the version that its detections name. */
export interface WrittenPolicy {
  key: string;
  version: number;
  content: PolicyContent;
}

/** The active rules of a policy, in the engine's form. Invalid rules are left out. */
export function activePolicies(
  written: WrittenPolicy,
  standings: Standings,
  now: number,
): Policy[] {
  return written.content.rules.flatMap((rule) => {
    const mode = modeAt(standings, rule.id, now);
    const policy = mode === null ? null : enginePolicy(written, rule, mode);
    return policy === null ? [] : [policy];
  });
}

/** Every usable rule of a content, in any mode: for tests. */
export function triedPolicies(written: WrittenPolicy): Policy[] {
  return written.content.rules.flatMap((rule) => enginePolicy(written, rule, 'alert') ?? []);
}

/** The effective mode of a rule; null if it is inactive. An emergency expires. */
function modeAt(standings: Standings, ruleId: string, now: number): ActiveMode | null {
  const standing = ownValue(standings, ruleId);
  if (!standing) return null;
  const { mode, emergencyUntil, pausedFrom } = standing;
  const isOver = emergencyUntil !== null && Date.parse(emergencyUntil) <= now;
  const acting = isOver ? pausedFrom : mode;
  return ACTIVE_MODES.find((active) => active === acting) ?? null;
}

function enginePolicy(
  { key, version, content }: WrittenPolicy,
  rule: PolicyRule,
  mode: ActiveMode,
): Policy | null {
  const condition = validateCondition(rule.condition);
  const threshold = rule.threshold === null ? null : readThreshold(rule.threshold, '');
  if (!condition.ok || (threshold !== null && 'faults' in threshold)) return null;
  return {
    key,
    version,
    rule: rule.id,
    name: content.name,
    description: content.description,
    origin: threshold === null ? 'detectionPolicy' : 'detectionThresholdPolicy',
    severity: rule.severity,
    title: rule.title,
    condition: condition.condition,
    groupBy: rule.groupBy.filter(isGroupKey),
    window: threshold === null ? null : threshold.window,
    mode,
    exceptions: readExceptions(rule.exceptions),
    schedule: readSchedule(content.schedule),
    priority: content.priority,
    stopsOthers: content.stopsOthers,
  };
}

/** Usable exceptions; an invalid one excludes nothing. */
export function readExceptions(exceptions: readonly RuleException[]): PolicyException[] {
  return exceptions.flatMap(({ id, condition, expiresAt }) => {
    const reading = validateCondition(condition);
    if (!reading.ok) return [];
    return [
      {
        id,
        condition: reading.condition,
        expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
      },
    ];
  });
}

function readSchedule(schedule: PolicyContent['schedule']): PolicySchedule | null {
  if (schedule === null) return null;
  const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));
  return { ...schedule, from: instant(schedule.from), to: instant(schedule.to) };
}
