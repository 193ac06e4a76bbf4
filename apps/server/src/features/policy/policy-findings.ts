import type { PolicyContent, PolicyFault, PolicyFinding, PolicyRule } from '@waybill/contract';
import {
  ACTIVE_MODES,
  checkCondition,
  validateCondition,
  type ConditionFinding,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { contentFaults } from './evaluation/check-content.ts';
import { leavesIn, type PlacedLeaf } from './evaluation/condition-leaves.ts';
import { readKnownValues, type KnownValues } from './evaluation/known-values.ts';
import type { PolicyFigures } from './policy-figures.ts';
import type { PolicyView } from './policy-view.ts';

/** Existing values for conditions. */
export interface Surroundings extends KnownValues {
  /** Sources with events; empty while there are none. */
  sources: ReadonlySet<string>;
  users: ReadonlySet<string>;
  now: number;
}

const DAY_MS = 86_400_000;
const EXPIRING_MS = 7 * DAY_MS;
/** A rule without matches for this long does not do what was intended. */
const SILENT_MS = 30 * DAY_MS;

export async function readSurroundings(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<Surroundings> {
  const sources = await tx.named<{ source: string }>(
    'policy_sources',
    'SELECT source FROM source_total WHERE tenant_id = $1',
    [tenantId],
  );
  const users = await tx.named<{ id: string }>(
    'policy_users',
    'SELECT user_id AS id FROM console_user WHERE tenant_id = $1',
    [tenantId],
  );
  return {
    ...(await readKnownValues(tx, tenantId)),
    sources: new Set(sources.map(({ source }) => source)),
    users: new Set(users.map(({ id }) => id)),
    now,
  };
}

/** Valid but probably unintended parts of a content. */
export function contentFindings(content: PolicyContent, around: Surroundings): PolicyFinding[] {
  const { ownerId, rules } = content;
  const isOwnerGone = ownerId !== null && !around.users.has(ownerId);
  return [
    ...(isOwnerGone
      ? [finding('owner_gone', null, 'ownerId', 'Its owner is not a member of this console')]
      : []),
    ...rules.flatMap((rule, index) => ruleFindings(rule, `rules.${index}`, around)),
  ];
}

function ruleFindings(rule: PolicyRule, path: string, around: Surroundings): PolicyFinding[] {
  const at = `${path}.condition`;
  const checked = checkedCondition(rule, around).flatMap(({ code, path: place }) => {
    // A list that does not exist is a fault.
    if (code === 'unknownList') return [];
    const [shown, words] = CHECKS[code];
    return [finding(shown, rule.id, [at, place].filter(Boolean).join('.'), words)];
  });
  const named = leavesIn(rule.condition).flatMap((leaf) =>
    sourceFindings(rule.id, at, leaf, around),
  );
  return [...checked, ...named, ...exceptionFindings(rule, path, around)];
}

type CheckedCode = Exclude<ConditionFinding['code'], 'unknownList'>;

const CHECKS: Readonly<Record<CheckedCode, [PolicyFinding['code'], string]>> = {
  neverTrue: ['never_holds', 'No event can match this'],
  alwaysTrue: ['always_holds', 'Matches every event'],
  deadField: ['field_without_source', 'No connected source provides this'],
  emptyList: ['empty_list', 'The list is empty'],
  unboundedScope: ['everyone_blocked', 'Blocks everyone, for every destination'],
  duplicate: ['duplicate', 'Repeats an earlier entry'],
};

function checkedCondition(
  { condition, mode }: PolicyRule,
  { lists }: Surroundings,
): ConditionFinding[] {
  const reading = validateCondition(condition);
  if (!reading.ok) return [];
  const active = ACTIVE_MODES.find((known) => known === mode);
  return checkCondition(reading.condition, {
    listSize: (listId) => lists.get(listId)?.size,
    ...(active ? { mode: active } : {}),
  });
}

/** Sources in conditions without any events. */
function sourceFindings(
  ruleId: string,
  at: string,
  { leaf, path }: PlacedLeaf,
  { sources }: Surroundings,
): PolicyFinding[] {
  const named = textsOf(leaf.v);
  const isSilent = leaf.f === 'source' && sources.size > 0 && named.length > 0;
  if (!isSilent || named.some((source) => sources.has(source))) return [];
  const words = `No events from ${named.join(', ')}`;
  return [finding('field_without_source', ruleId, [at, path].filter(Boolean).join('.'), words)];
}

function exceptionFindings(
  { id, exceptions }: PolicyRule,
  path: string,
  { now }: Surroundings,
): PolicyFinding[] {
  return exceptions.flatMap(({ expiresAt, ownerId }, index) => {
    const place = `${path}.exceptions.${index}`;
    const ends = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
    const due: PolicyFinding[] = [];
    if (ends <= now) due.push(finding('exception_expired', id, place, 'Expired'));
    else if (ends - now <= EXPIRING_MS)
      due.push(finding('exception_expiring', id, place, 'Expires within a week'));
    if (ownerId === null) due.push(finding('exception_without_owner', id, place, 'No owner'));
    return due;
  });
}

/** Problems of a built-in policy that a tenant can fix. */
const OF_TENANT = new Set<PolicyFinding['code']>([
  'empty_list',
  'exception_expired',
  'exception_expiring',
  'exception_without_owner',
]);

/**
 * Why an active version would not be accepted today. It keeps running; its next edit must fix it.
 * Conditions of built-in policies are the product's own, so only the tenant's exceptions are checked.
 */
export function attentionOf(
  { active, isBuiltin }: PolicyView,
  around: Surroundings,
): PolicyFault[] {
  if (!active) return [];
  const faults = contentFaults(active, around);
  return isBuiltin ? faults.filter(({ path }) => path.includes('.exceptions.')) : faults;
}

/** Notices about an active policy: on its content, and on its matches. */
export function healthOf(
  view: PolicyView,
  figures: PolicyFigures,
  around: Surroundings,
): PolicyFinding[] {
  const { active, policyKey, standings } = view;
  if (!active) return [];
  const used = active.rules.filter(({ mode }) => mode !== 'draft' && mode !== 'paused');
  const silent = view.isBuiltin
    ? []
    : used.filter(
        ({ id }) =>
          figures.matches(policyKey, 30, id).total === 0 &&
          around.now - Date.parse(standings[id]?.since ?? '') >= SILENT_MS,
      );
  return [
    ...contentFindings(active, around).filter(({ code }) => !view.isBuiltin || OF_TENANT.has(code)),
    ...silent.map(({ id }) => finding('never_matched', id, '', 'No matches for 30 days')),
    ...noiseOf(view, figures),
  ];
}

/** Verdicts that show that a policy is wrong more often than right. */
function noiseOf({ policyKey, active }: PolicyView, figures: PolicyFigures): PolicyFinding[] {
  const precision = figures.precision(policyKey);
  const least = active?.guardrails.minPrecision ?? 0.5;
  if (precision === null || precision.n < 10 || precision.high >= least) return [];
  return [finding('noisy', null, '', 'Most detections were false positives')];
}

function textsOf(operand: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  return values.filter((value) => typeof value === 'string');
}

function finding(
  code: PolicyFinding['code'],
  ruleId: string | null,
  path: string,
  message: string,
): PolicyFinding {
  return { code, ruleId, path, message };
}
