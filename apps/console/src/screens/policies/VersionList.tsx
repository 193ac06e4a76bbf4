import type { PolicyDetail } from '@waybill/contract';
import { Badge, Button, formatRelativeTime, SkeletonRows, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { tellFailure } from '../../app/http/tell-failure.ts';
import { change } from '../../app/http/api.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { policiesText } from './policies.text.ts';

export interface VersionListProps {
  policy: PolicyDetail;
  onChanged: (policy: PolicyDetail) => void;
}

/** The versions of a policy, their changes, and an option to restore one. */
export function VersionList({ policy, onChanged }: VersionListProps) {
  const text = textOf(policiesText);
  const { policyKey } = policy;
  const { can } = useSessionInfo();
  const { data, error, mutate, isValidating } = useRead('/v1/policies/{policyKey}/versions', {
    params: { policyKey },
  });
  const [opened, setOpened] = useState<number | null>(null);

  async function goBack(version: number): Promise<void> {
    try {
      const next = await change('POST', '/v1/policies/{policyKey}/rollback', {
        params: { policyKey },
        body: { rev: policy.rev, version, reason: text.rolledBackReason(version) },
      });
      if (next === undefined) return;
      toast({ variant: 'success', title: text.rolledBack(version) });
      onChanged(next);
    } catch (failure) {
      tellFailure(failure);
    }
  }

  if (error !== undefined) {
    return <ErrorPanel error={error} isRetrying={isValidating} onRetry={() => void mutate()} />;
  }
  if (data === undefined) return <SkeletonRows rows={2} />;
  if (data.items.length === 0) return <p className="text-ink-3">{text.noVersions}</p>;
  return (
    <ol className="flex flex-col gap-2">
      {data.items.map((version) => (
        <li key={version.number}>
          <div className="flex flex-wrap items-center gap-2">
            <button
              type="button"
              aria-expanded={opened === version.number}
              onClick={() => setOpened(opened === version.number ? null : version.number)}
              className="font-medium text-accent hover:underline"
            >
              {text.versionNumber(version.number)}
            </button>
            {version.isActive && <Badge tone="ok">{text.inUse}</Badge>}
            <span className="text-ink-3">
              {version.author?.name ?? text.theProduct} · {formatRelativeTime(version.createdAt)}
            </span>
            {!version.isActive && version.activatedAt !== null && can('policy:enforce') && (
              <Button size="sm" variant="ghost" onClick={() => void goBack(version.number)}>
                {text.rollBack}
              </Button>
            )}
          </div>
          {version.approvals.map(({ approver, decision, reason, at }) => (
            <p key={at} className="pl-3 text-sm text-ink-2">
              {text[decision](approver?.name ?? text.theProduct)} “{reason}”
            </p>
          ))}
          {opened === version.number && <Changes policyKey={policyKey} number={version.number} />}
        </li>
      ))}
    </ol>
  );
}

function Changes({ policyKey, number }: { policyKey: string; number: number }) {
  const text = textOf(policiesText);
  const { data, error, mutate, isValidating } = useRead(
    '/v1/policies/{policyKey}/versions/{number}',
    { params: { policyKey, number: String(number) } },
  );
  if (error !== undefined) {
    return <ErrorPanel error={error} isRetrying={isValidating} onRetry={() => void mutate()} />;
  }
  if (data === undefined) return <SkeletonRows rows={2} />;
  if (data.changes.length === 0) return <p className="pl-3 text-ink-3">{text.noChanges}</p>;
  return (
    <ul aria-label={text.changed} className="flex flex-col gap-1 py-1 pl-3 font-mono text-sm">
      {data.changes.map(({ path, kind, before, after }) => (
        <li key={`${kind}/${path}`} className="break-all">
          <span className="text-ink-3">{path}</span>
          {kind !== 'added' && (
            <del className="ml-2 text-critical-text">{JSON.stringify(before)}</del>
          )}
          {kind !== 'removed' && <ins className="ml-2 text-ok-text">{JSON.stringify(after)}</ins>}
        </li>
      ))}
    </ul>
  );
}
