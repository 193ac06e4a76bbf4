import type { PolicyContent, PolicyFinding, PolicyRule } from '@waybill/contract';
import {
  ACTIVE_MODES,
  checkCondition,
  CLASSIFIERS,
  validateCondition,
  type ConditionFinding,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { PolicyLists } from '../../policies/check-content.ts';
import { leavesIn, type PlacedLeaf } from '../../policies/condition-leaves.ts';
import { readLists } from '../../policies/policy-rows.ts';
import type { PolicyFigures } from './policy-figures.ts';
import type { PolicyView } from './policy-view.ts';

/** What there is that conditions may name. */
export interface Surroundings {
  lists: PolicyLists;
  dataTypes: ReadonlySet<string>;
  /** Sources that events have come from; empty while nothing has come. */
  sources: ReadonlySet<string>;
  users: ReadonlySet<string>;
  now: number;
}

const DAY_MS = 86_400_000;
const EXPIRING_MS = 7 * DAY_MS;
/** A rule that has been asked for so long and met nothing is not what was meant. */
const SILENT_MS = 30 * DAY_MS;

export async function readSurroundings(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<Surroundings> {
  const types = await tx.named<{ id: string }>(
    'policy_data_types',
    `SELECT data_type_id AS id FROM data_type WHERE tenant_id = $1 AND state <> 'retired'`,
    [tenantId],
  );
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
    lists: await readLists(tx, tenantId),
    dataTypes: new Set([...CLASSIFIERS.map(({ id }) => id), ...types.map(({ id }) => id)]),
    sources: new Set(sources.map(({ source }) => source)),
    users: new Set(users.map(({ id }) => id)),
    now,
  };
}

/** What is allowed in a content and probably not meant. */
export function contentFindings(content: PolicyContent, around: Surroundings): PolicyFinding[] {
  const { ownerId, rules } = content;
  const isOwnerGone = ownerId !== null && !around.users.has(ownerId);
  return [
    ...(isOwnerGone
      ? [finding('owner_gone', null, 'ownerId', 'Its owner does not use this console')]
      : []),
    ...rules.flatMap((rule, index) => ruleFindings(rule, `rules.${index}`, around)),
  ];
}

function ruleFindings(rule: PolicyRule, path: string, around: Surroundings): PolicyFinding[] {
  const at = `${path}.condition`;
  const checked = checkedCondition(rule, around).map(({ code, path: place }) => {
    const [shown, words] = CHECKS[code];
    return finding(shown, rule.id, [at, place].filter(Boolean).join('.'), words);
  });
  const named = leavesIn(rule.condition).flatMap((leaf) => typeFindings(rule.id, at, leaf, around));
  return [...checked, ...named, ...exceptionFindings(rule, path, around)];
}

const CHECKS: Readonly<Record<ConditionFinding['code'], [PolicyFinding['code'], string]>> = {
  neverTrue: ['never_holds', 'No event can meet this'],
  alwaysTrue: ['always_holds', 'Every event meets this'],
  deadField: ['field_without_source', 'Nothing that is connected tells of this'],
  emptyList: ['empty_list', 'The list is empty'],
  unknownList: ['unknown_list', 'There is no such list'],
  unboundedScope: ['everyone_blocked', 'It stops everyone, wherever their data goes'],
  duplicate: ['duplicate', 'The same stands here before'],
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

/** Data types and sources that conditions name and that there are not. */
function typeFindings(
  ruleId: string,
  at: string,
  { leaf, path }: PlacedLeaf,
  { dataTypes, sources }: Surroundings,
): PolicyFinding[] {
  const place = [at, path].filter(Boolean).join('.');
  const named = textsOf(leaf.v);
  if (leaf.f === 'data.types') {
    return named
      .filter((type) => !dataTypes.has(type))
      .map((type) => finding('unknown_data_type', ruleId, place, `There is no data type ${type}`));
  }
  const isSilent = leaf.f === 'source' && sources.size > 0 && named.length > 0;
  if (!isSilent || named.some((source) => sources.has(source))) return [];
  const words = `Nothing has come from ${named.join(', ')}`;
  return [finding('field_without_source', ruleId, place, words)];
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
    if (ends <= now) due.push(finding('exception_expired', id, place, 'Its time is over'));
    else if (ends - now <= EXPIRING_MS)
      due.push(finding('exception_expiring', id, place, 'Its time is over within a week'));
    if (ownerId === null)
      due.push(finding('exception_without_owner', id, place, 'Nobody looks after it'));
    return due;
  });
}

/** What a tenant can do something about in a policy that comes with the product. */
const OF_TENANT = new Set<PolicyFinding['code']>([
  'unknown_list',
  'empty_list',
  'exception_expired',
  'exception_expiring',
  'exception_without_owner',
]);

/** What is to be said of a policy in use: of its content, and of what it met. */
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
    ...silent.map(({ id }) => finding('never_matched', id, '', 'It has met nothing for 30 days')),
    ...noiseOf(view, figures),
  ];
}

/** Verdicts that tell that a policy is wrong more often than right. */
function noiseOf({ policyKey, active }: PolicyView, figures: PolicyFigures): PolicyFinding[] {
  const precision = figures.precision(policyKey);
  const least = active?.guardrails.minPrecision ?? 0.5;
  if (precision === null || precision.n < 10 || precision.high >= least) return [];
  return [finding('noisy', null, '', 'Most of what it found was found to be nothing')];
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
