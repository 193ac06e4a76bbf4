import { OPEN_STATUSES } from '@waybill/contract/enums';
import type { PolicySummary } from '@waybill/contract';
import {
  Badge,
  formatCount,
  formatPercent,
  formatRelativeTime,
  SeverityBadge,
  Sparkline,
  textOf,
  type Column,
} from '@waybill/ui';
import { Link } from 'react-router';
import { wordOf } from '../../components/detection/word-of.ts';
import { attentionText } from '../../components/policy/attention.text.ts';
import { findingWords } from '../../components/policy/finding-words.ts';
import { ModeSteps } from '../../components/policy/ladder/ModeSteps.tsx';
import { Icon } from '../../components/icons.ts';
import { policiesText } from './policies.text.ts';
import { resultNote } from './result-words.ts';
import { scopeWords } from './scope-words.ts';

const BUILT_IN: ReadonlySet<PolicySummary['origin']> = new Set(['internalDetectionPolicy']);

function listAddress(policyKey: string, isOpenOnly: boolean): string {
  const params = new URLSearchParams({ policy: policyKey });
  if (isOpenOnly) for (const status of OPEN_STATUSES) params.append('status', status);
  return `/detections?${params}`;
}

/** A figure linked to the list with exactly that count. */
function CountLink({ policy, isOpenOnly }: { policy: PolicySummary; isOpenOnly: boolean }) {
  const text = textOf(policiesText);
  const count = isOpenOnly ? policy.openDetections : policy.detections;
  if (count === 0) return <span className="text-ink-3">{formatCount(0)}</span>;
  return (
    <Link
      to={listAddress(policy.policyKey, isOpenOnly)}
      aria-label={(isOpenOnly ? text.openOf : text.allOf)(count, policy.name)}
      className="text-accent underline-offset-2 hover:underline"
    >
      {formatCount(count)}
    </Link>
  );
}

/** Columns of the list of policies, in the page's language. */
export function policyColumns(
  typeName: (dataTypeId: string) => string,
): readonly Column<PolicySummary>[] {
  const text = textOf(policiesText);
  return [
    {
      id: 'name',
      header: text.policy,
      width: 350,
      minWidth: 220,
      grow: 3,
      isFixed: true,
      cell: (policy) => <PolicyName policy={policy} />,
    },
    {
      id: 'priority',
      header: text.priority,
      width: 70,
      align: 'end',
      priority: 4,
      cell: (policy) => policy.priority,
    },
    {
      id: 'mode',
      header: text.mode,
      width: 116,
      cell: (policy) => (
        <span className="flex items-center gap-1">
          <ModeSteps mode={policy.mode} />
          {policy.hasDraft && (
            <span
              role="img"
              aria-label={text.hasDraft}
              title={text.hasDraft}
              className="size-1.5 rounded-full bg-accent"
            />
          )}
        </span>
      ),
    },
    {
      id: 'severity',
      header: text.severity,
      width: 96,
      cell: (policy) => <SeverityBadge severity={policy.severity} />,
    },
    {
      id: 'scope',
      header: text.scope,
      width: 200,
      minWidth: 140,
      grow: 2,
      priority: 2,
      cell: (policy) => {
        const words = scopeWords(policy.scope, typeName);
        return (
          <span className="text-ink-2" title={words}>
            {words}
          </span>
        );
      },
    },
    {
      id: 'origin',
      header: text.kind,
      width: 130,
      priority: 3,
      cell: (policy) => <Badge>{wordOf(policy.origin)}</Badge>,
    },
    {
      id: 'matches',
      header: text.matches,
      width: 136,
      align: 'end',
      priority: 1,
      cell: (policy) => (
        <span className="flex items-center justify-end gap-2">
          <Sparkline
            width={52}
            height={18}
            values={policy.matches.days.map(({ count }) => count)}
          />
          {formatCount(policy.matches.total)}
        </span>
      ),
    },
    {
      id: 'open',
      header: text.open,
      width: 72,
      align: 'end',
      cell: (policy) => <CountLink policy={policy} isOpenOnly />,
    },
    {
      id: 'all',
      header: text.all,
      width: 64,
      align: 'end',
      priority: 2,
      cell: (policy) => <CountLink policy={policy} isOpenOnly={false} />,
    },
    ...standingColumns(),
  ];
}

/**
 * A policy's name, which is never truncated for adjacent content; a lock if only a copy can be changed.
 */
function PolicyName({ policy }: { policy: PolicySummary }) {
  const text = textOf(policiesText);
  return (
    <span className="flex min-w-0 items-center gap-2" title={policy.description}>
      <span className="truncate font-medium">
        {policy.name === '' ? text.unnamed : policy.name}
      </span>
      {BUILT_IN.has(policy.origin) && (
        <Icon.lock
          role="img"
          aria-label={wordOf(policy.origin)}
          className="size-3.5 shrink-0 text-ink-3"
        />
      )}
    </span>
  );
}

/** Health of a policy; faults come before notices. */
function Health({ policy: { health, attention, result } }: { policy: PolicySummary }) {
  const text = textOf(policiesText);
  if (attention.length > 0) {
    return (
      <span title={attention.map((fault) => findingWords(fault)).join('\n')}>
        <Badge tone="high">{textOf(attentionText).title}</Badge>
      </span>
    );
  }
  // A policy without matches is shown as such, not as one to review.
  const toReview = health.filter(({ code }) => code !== 'never_matched');
  if (toReview.length > 0) {
    return (
      <span title={toReview.map((finding) => findingWords(finding)).join('\n')}>
        <Badge tone="medium">{text.toLookAt(toReview.length)}</Badge>
      </span>
    );
  }
  const note = resultNote(result);
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2" title={note ?? undefined}>
      {result.state === 'detecting' && (
        <Icon.healthy aria-hidden className="size-3.5 shrink-0 text-ok" />
      )}
      {result.state === 'detecting' ? text.healthy : text[result.state]}
    </span>
  );
}

/** A policy's figures and its owner. */
function standingColumns(): readonly Column<PolicySummary>[] {
  const text = textOf(policiesText);
  return [
    {
      id: 'precision',
      header: text.precision,
      width: 120,
      align: 'end',
      priority: 3,
      cell: ({ precision }) =>
        precision === null ? (
          <span className="text-ink-3">–</span>
        ) : (
          <span title={text.ofVerdicts(precision.n)}>
            {formatPercent(precision.low)}–{formatPercent(precision.high)}
          </span>
        ),
    },
    {
      id: 'health',
      header: text.health,
      width: 140,
      priority: 1,
      cell: (policy) => <Health policy={policy} />,
    },
    {
      id: 'version',
      header: text.version,
      width: 76,
      align: 'end',
      priority: 4,
      cell: (policy) => (policy.version === 0 ? '–' : policy.version),
    },
    {
      id: 'changed',
      header: text.changed,
      width: 160,
      priority: 4,
      cell: ({ changedAt, changedBy }) =>
        changedAt === null ? (
          <span className="text-ink-3">{text.shipped}</span>
        ) : (
          `${formatRelativeTime(changedAt)}${changedBy === null ? '' : ` · ${changedBy.name}`}`
        ),
    },
    {
      id: 'owner',
      header: text.owner,
      width: 140,
      priority: 4,
      cell: ({ owner }) => owner?.name ?? '–',
    },
  ];
}
