import type { PolicyContent, PolicyMode, RuleMode } from '@waybill/contract';
import { BUILTIN_POLICIES, type BuiltinPolicy } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import {
  builtinMode,
  readBuiltinSettings,
  type BuiltinSettings,
} from './evaluation/builtin-settings.ts';
import { BUILTIN_RULE, builtinContent, builtinPolicy } from './evaluation/builtin-content.ts';
import {
  contentHash,
  standingContent,
  type Standings,
  type StoredStanding,
} from './evaluation/policy-content.ts';
import {
  readPolicies,
  readPolicy,
  type PolicyRow,
  type StoredPending,
  type SwitchRow,
} from './evaluation/policy-rows.ts';
import { personOf } from './life/policy-actor.ts';

/** A policy's current state, for custom and built-in ones alike. */
export interface PolicyView {
  policyKey: string;
  isBuiltin: boolean;
  /** Added by an upgrade and not decided yet. */
  isUndecided: boolean;
  mode: PolicyMode;
  rev: number;
  /** Active version; 0 before the first. */
  version: number;
  /** The draft if there is one, otherwise the active version. */
  content: PolicyContent;
  contentHash: string;
  hasDraft: boolean;
  active: PolicyContent | null;
  standings: Standings;
  pending: StoredPending | null;
  changedAt: string | null;
  changedBy: { userId: string; name: string } | null;
  /** Author of `content`. */
  authorId: string | null;
}

const LADDER: readonly RuleMode[] = ['draft', 'paused', 'simulate', 'alert', 'warn', 'block'];

/** All that are not retired, in evaluation order. */
export async function readViews(tx: Transaction, tenantId: number): Promise<PolicyView[]> {
  const rows = await readPolicies(tx, tenantId);
  const settings = await readBuiltinSettings(tx, tenantId);
  const views = [
    ...rows.map(ownView),
    ...BUILTIN_POLICIES.map((policy) => builtinView(policy, settings)),
  ];
  return views.toSorted((left, right) => left.content.priority - right.content.priority);
}

/** Throws `resource.not_found`. */
export async function readView(
  tx: Transaction,
  tenantId: number,
  policyKey: string,
): Promise<PolicyView> {
  const builtin = builtinPolicy(policyKey);
  if (builtin) return builtinView(builtin, await readBuiltinSettings(tx, tenantId));
  const row = await readPolicy(tx, tenantId, policyKey);
  if (!row) throw new AppError('resource.not_found');
  return ownView(row);
}

function ownView(row: PolicyRow): PolicyView {
  const { active, draft, standings } = row;
  const written = draft ?? active;
  if (!written) throw new Error('A policy has a draft or a version');
  const priority = draft?.priority ?? row.priority;
  return {
    policyKey: row.policyKey,
    isBuiltin: false,
    isUndecided: false,
    mode: modeOf(row),
    rev: row.rev,
    version: row.activeVersion,
    content: standingContent(written, standings, priority),
    contentHash: contentHash(written),
    hasDraft: draft !== null,
    active: active && standingContent(active, standings, row.priority),
    standings,
    pending: row.pending,
    changedAt: row.changedAt.toISOString(),
    changedBy: personOf(row.changedById, row.changedByName),
    authorId: draft === null ? row.activeAuthorId : row.draftAuthorId,
  };
}

function modeOf({ retiredAt, pending, active, standings }: PolicyRow): PolicyMode {
  if (retiredAt !== null) return 'retired';
  const highest = highestMode(
    (active?.rules ?? []).map(({ id }) => standings[id]?.mode ?? 'draft'),
  );
  return highest === 'draft' && pending !== null ? 'in_approval' : highest;
}

function highestMode(modes: readonly RuleMode[]): RuleMode {
  return LADDER.findLast((mode) => modes.includes(mode)) ?? 'draft';
}

function builtinView(policy: BuiltinPolicy, settings: BuiltinSettings): PolicyView {
  const setting = settings.switches.get(policy.key);
  const content = builtinContent(policy, settings);
  const mode = builtinMode(policy.key, settings);
  return {
    policyKey: policy.key,
    isBuiltin: true,
    isUndecided: settings.undecided.has(policy.key),
    mode,
    rev: setting?.rev ?? 0,
    version: policy.version,
    content,
    contentHash: contentHash(content),
    hasDraft: false,
    active: content,
    standings: { [BUILTIN_RULE]: builtinStanding(mode, setting) },
    pending: null,
    changedAt: setting?.changedAt.toISOString() ?? null,
    changedBy: setting ? personOf(setting.changedById, setting.changedByName) : null,
    authorId: null,
  };
}

function builtinStanding(mode: SwitchRow['mode'], setting: SwitchRow | undefined): StoredStanding {
  return {
    mode,
    since: setting?.changedAt.toISOString() ?? new Date(0).toISOString(),
    simulatedSince: null,
    warnedSince: null,
    pausedFrom: mode === 'paused' ? 'alert' : null,
    emergencyUntil: null,
  };
}
