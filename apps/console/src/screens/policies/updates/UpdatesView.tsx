import type { PolicyUpdate, UpdateDecision } from '@waybill/contract';
import { POLICY_GROUPS } from '@waybill/contract/policy-groups';
import { Button, buttonClass, EmptyState, SkeletonRows, textOf, toast } from '@waybill/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { change } from '../../../app/http/api.ts';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { useRefreshPolicies } from '../use-refresh-policies.ts';
import { UpdateLine } from './UpdateLine.tsx';
import { updatesText } from './updates.text.ts';

/** Built-in policies from an upgrade, by group, with what each would have raised. */
export function UpdatesView() {
  const text = textOf(updatesText);
  const { data, error, isValidating, mutate } = useRead('/v1/policies/updates');
  const refresh = useRefreshPolicies();
  const missing = useMissingReason('policy:approve');
  const [isBusy, setIsBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  async function decide(updates: readonly PolicyUpdate[], decision: UpdateDecision): Promise<void> {
    const place = placeOf(list.current);
    setIsBusy(true);
    try {
      const policyKeys = updates.map(({ policyKey }) => policyKey);
      await change('POST', '/v1/policies/updates', { body: { policyKeys, decision } });
      toast({ variant: 'success', title: doneText(decision, policyKeys.length) });
      await mutate();
      await refresh();
      focusAt(list.current, place);
    } catch (failure) {
      tellFailure(failure);
      await mutate();
    } finally {
      setIsBusy(false);
    }
  }

  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={8} />
    ) : (
      <ErrorPanel
        error={error}
        permission="policy:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.items.length === 0) return <NoUpdates />;
  return (
    <div ref={list} className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-ink-2">{text.description}</p>
        <Button
          variant="primary"
          isBusy={isBusy}
          disabledReason={missing}
          onClick={() => void decide(data.items, 'accept')}
        >
          {text.acceptAll(data.items.length)}
        </Button>
      </div>
      {data.isPartial && <p className="mt-2 text-ink-3">{text.partial}</p>}
      {POLICY_GROUPS.map((group) => ({
        group,
        updates: data.items.filter((update) => update.group === group),
      }))
        .filter(({ updates }) => updates.length > 0)
        .map(({ group, updates }) => (
          <section key={group} className="mt-6">
            <div className="flex flex-wrap items-center gap-3 border-b border-line pb-2">
              <h2 className="min-w-0 flex-1 font-semibold">{text[`group_${group}`]}</h2>
              {updates.length > 1 && (
                <Button
                  size="sm"
                  disabledReason={missing}
                  onClick={() => void decide(updates, 'accept')}
                >
                  {text.acceptGroup(updates.length, text[`group_${group}`])}
                </Button>
              )}
            </div>
            <ul>
              {updates.map((update) => (
                <UpdateLine
                  key={update.policyKey}
                  update={update}
                  missing={missing}
                  onDecide={(decision) => void decide([update], decision)}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function NoUpdates() {
  const text = textOf(updatesText);
  return (
    <EmptyState
      kind="nothingYet"
      title={text.none}
      description={text.noneNote}
      actions={
        <Link to="/policies" className={buttonClass('secondary', 'md')}>
          {text.toPolicies}
        </Link>
      }
    />
  );
}

function doneText(decision: UpdateDecision, count: number): string {
  const text = textOf(updatesText);
  if (decision === 'accept') return text.accepted(count);
  return decision === 'keep' ? text.kept(count) : text.paused(count);
}

const buttonsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('li button') ?? []),
];

/** Focused button of the lines; -1 if none. */
function placeOf(list: HTMLElement | null): number {
  return buttonsIn(list).findIndex((button) => button === document.activeElement);
}

/** The decided line is gone: the one instead gets the focus, for the next key press. */
function focusAt(list: HTMLElement | null, place: number): void {
  if (place < 0) return;
  const buttons = buttonsIn(list);
  buttons[Math.min(place, buttons.length - 1)]?.focus();
}
