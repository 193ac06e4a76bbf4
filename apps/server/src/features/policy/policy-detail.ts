import type { PendingStep, PolicyDetail, PolicySummary, RuleStanding } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { contentFaults } from './evaluation/check-content.ts';
import { BUILTIN_RULE } from './evaluation/builtin-content.ts';
import { personOf, readHistory } from './life/policy-actor.ts';
import { readFigures, type PolicyFigures } from './policy-figures.ts';
import { resultOf } from './policy-result.ts';
import { attentionOf, healthOf, readSurroundings, type Surroundings } from './policy-findings.ts';
import { scopeOf, severityOf } from './policy-scope.ts';
import { readView, readViews, type PolicyView } from './policy-view.ts';
import { overrideRate } from './prompt-answers.ts';

const WEEK = 7;
const MONTH = 30;

/** Every policy that is not retired, in evaluation order. */
export async function readSummaries(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<PolicySummary[]> {
  const views = await readViews(tx, tenantId);
  const figures = await readFigures(tx, tenantId, now);
  const around = await readSurroundings(tx, tenantId, now);
  const names = await readNames(tx, tenantId);
  return views.map((view) => summaryOf(view, { figures, around, names }));
}

/** Throws `resource.not_found`. */
export async function readDetail(
  tx: Transaction,
  given: { tenantId: number; policyKey: string; now: number },
): Promise<PolicyDetail> {
  const { tenantId, policyKey, now } = given;
  const view = await readView(tx, tenantId, policyKey);
  const figures = await readFigures(tx, tenantId, now);
  const around = await readSurroundings(tx, tenantId, now);
  const names = await readNames(tx, tenantId);
  return {
    ...summaryOf(view, { figures, around, names }),
    content: view.content,
    contentHash: view.contentHash,
    faults: contentFaults(view.content, around),
    activeContent: view.active,
    standings: standingsOf(view, figures),
    pending: pendingOf(view),
    backtestId: await newestBacktest(tx, tenantId, view),
    history: await readHistory(tx, tenantId, policyKey),
  };
}

interface Known {
  figures: PolicyFigures;
  around: Surroundings;
  names: ReadonlyMap<string, string>;
}

function summaryOf(view: PolicyView, { figures, around, names }: Known): PolicySummary {
  const { policyKey, content, active } = view;
  const shown = active ?? content;
  const { all, open } = figures.detections(policyKey);
  return {
    policyKey,
    name: shown.name,
    description: shown.description,
    origin: originOf(view),
    isBuiltin: view.isBuiltin,
    isUndecided: view.isUndecided,
    mode: view.mode,
    hasDraft: view.hasDraft,
    scope: scopeOf(shown),
    version: view.version,
    severity: severityOf(shown),
    priority: shown.priority,
    stopsOthers: shown.stopsOthers,
    owner: shown.ownerId === null ? null : ownerOf(shown.ownerId, names),
    changedBy: view.changedBy,
    changedAt: view.changedAt,
    matches: figures.matches(policyKey, WEEK),
    promptsPerPersonWeek: figures.promptsPerPersonWeek(policyKey),
    detections: all,
    result: resultOf(view, figures),
    openDetections: open,
    precision: figures.precision(policyKey),
    overrideRate: overrideRate(figures.answers(policyKey)),
    health: healthOf(view, figures, around),
    attention: attentionOf(view, around),
    rev: view.rev,
  };
}

function ownerOf(userId: string, names: ReadonlyMap<string, string>) {
  return { userId, name: names.get(userId) ?? userId };
}

function originOf({ isBuiltin, content, active }: PolicyView): PolicySummary['origin'] {
  if (isBuiltin) return 'internalDetectionPolicy';
  const { rules } = active ?? content;
  return rules.some(({ threshold }) => threshold !== null)
    ? 'detectionThresholdPolicy'
    : 'detectionPolicy';
}

function standingsOf(view: PolicyView, figures: PolicyFigures): RuleStanding[] {
  const { active, content, standings, policyKey, isBuiltin } = view;
  const ids = [...new Set([...(active?.rules ?? []), ...content.rules].map(({ id }) => id))];
  return ids.map((ruleId) => {
    const standing = standings[ruleId];
    const counted = isBuiltin && ruleId === BUILTIN_RULE ? '' : ruleId;
    return {
      ruleId,
      mode: standing?.mode ?? 'draft',
      since: isBuiltin ? view.changedAt : (standing?.since ?? null),
      pausedFrom: standing?.pausedFrom ?? null,
      emergencyUntil: standing?.emergencyUntil ?? null,
      matches: figures.matches(policyKey, MONTH, counted),
    };
  });
}

function pendingOf({ pending }: PolicyView): PendingStep | null {
  if (!pending) return null;
  const { requestedById, requestedByName, waivers: _waivers, ...step } = pending;
  return { ...step, requestedBy: personOf(requestedById, requestedByName) };
}

async function readNames(tx: Transaction, tenantId: number): Promise<Map<string, string>> {
  const rows = await tx.named<{ user_id: string; name: string }>(
    'policy_owner_names',
    'SELECT user_id, name FROM console_user WHERE tenant_id = $1',
    [tenantId],
  );
  return new Map(rows.map(({ user_id: userId, name }) => [userId, name]));
}

async function newestBacktest(
  tx: Transaction,
  tenantId: number,
  { policyKey, contentHash }: PolicyView,
): Promise<string | null> {
  const [row] = await tx.named<{ id: string }>(
    'policy_newest_backtest',
    `SELECT backtest_id AS id FROM policy_backtest
     WHERE tenant_id = $1 AND policy_key = $2 AND content_hash = $3 AND state = 'done'
     ORDER BY started_at DESC LIMIT 1`,
    [tenantId, policyKey, contentHash],
  );
  return row?.id ?? null;
}
