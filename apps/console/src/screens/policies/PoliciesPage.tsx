import type { PolicySummary } from '@waybill/contract';
import {
  Button,
  buttonClass,
  DataTable,
  EmptyState,
  Menu,
  PageHeader,
  SearchField,
  Segmented,
  Tabs,
  textOf,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useMissingReason, useSessionInfo } from '../../app/session/session-context.ts';
import { isPolicyShown } from '../../components/detection/shown-policies.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Icon } from '../../components/icons.ts';
import { useDataTypes } from '../../components/classification/use-data-types.ts';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import { exportPolicies } from './export-policies.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { policiesText } from './policies.text.ts';
import { filtered, POLICY_FILTERS, type PolicyFilter } from './policy-filter.ts';
import { policyColumns } from './policy-columns.tsx';
import { PolicyDrawer } from './PolicyDrawer.tsx';
import { screenText } from './screen.text.ts';
import { updatesText } from './updates/updates.text.ts';
import { UpdatesView } from './updates/UpdatesView.tsx';

/** The policies with their matches, in evaluation order. */
export function PoliciesPage() {
  const { hasFlag } = useSessionInfo();
  const { navigate } = useNavigator();
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<PolicyFilter>('all');
  const [typed, setTyped] = useState('');
  const { nameOf: typeName } = useDataTypes();
  const columns = useMemo(() => policyColumns(typeName), [typeName]);
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/policies');
  const shown = useMemo(
    () => (data?.items ?? []).filter((policy) => isPolicyShown(policy, hasFlag)),
    [data, hasFlag],
  );
  const rows = useMemo(() => filtered(shown, filter, typed), [shown, filter, typed]);
  const opened = search.get('open');
  const isUpdates = search.get('view') === 'updates';
  const show = (policyKey: string | null) =>
    navigate(policyKey === null ? '/policies' : `/policies?open=${encodeURIComponent(policyKey)}`);
  return (
    <div className="flex h-full min-h-0 bg-surface">
      <div className="flex min-w-0 flex-1 flex-col">
        <ListHead
          count={data === undefined ? undefined : rows.length}
          isUpdates={isUpdates}
          shown={shown}
          filter={filter}
          onFilter={setFilter}
          typed={typed}
          onType={setTyped}
          onChanged={() => void mutate()}
        />
        {isUpdates && <UpdatesView />}
        {!isUpdates && data === undefined && error !== undefined && (
          <ErrorPanel
            error={error}
            permission="policy:read"
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        )}
        {!isUpdates && (data !== undefined || error === undefined) && (
          <DataTable
            label={textOf(screenText).title}
            rows={rows}
            rowKey={(policy) => policy.policyKey}
            columns={columns}
            isLoading={isLoading}
            hasPageKeys
            activeKey={opened ?? undefined}
            onOpen={(policy, how) =>
              how === 'full'
                ? navigate(`/policies/wizard/${encodeURIComponent(policy.policyKey)}`)
                : show(policy.policyKey)
            }
            emptyState={<NoPolicies hasAny={shown.length > 0} onAll={() => setFilter('all')} />}
          />
        )}
      </div>
      {opened !== null && (
        <PolicyDrawer key={opened} policyKey={opened} onClose={() => show(null)} />
      )}
    </div>
  );
}

interface ListHeadProps {
  count: number | undefined;
  isUpdates: boolean;
  shown: readonly PolicySummary[];
  filter: PolicyFilter;
  onFilter: (filter: PolicyFilter) => void;
  typed: string;
  onType: (text: string) => void;
  onChanged: () => void;
}

function ListHead(props: ListHeadProps) {
  const { count, isUpdates, shown, filter, onFilter, typed, onType, onChanged } = props;
  const text = textOf(policiesText);
  const missing = useMissingReason('policy:edit');
  const [open, setOpen] = useState<'import' | 'analysis' | null>(null);
  return (
    <div className="@container flex flex-col gap-2 border-b border-line px-4 pt-1.5 pb-2">
      <PageHeader
        title={textOf(screenText).title}
        count={count}
        views={
          <ViewTabs isUpdates={isUpdates} count={shown.filter((one) => one.isUndecided).length} />
        }
        actions={
          <>
            <Menu
              label={text.moreActions}
              trigger={
                <Button icon={<Icon.more aria-hidden className="size-4" />}>
                  {text.moreActions}
                </Button>
              }
              items={[
                { key: 'analysis', label: text.analysis, onSelect: () => setOpen('analysis') },
                {
                  key: 'import',
                  label: text.import,
                  disabledReason: missing,
                  onSelect: () => setOpen('import'),
                },
                { key: 'export', label: text.export, onSelect: () => void exportPolicies() },
              ]}
            />
            {missing === undefined && (
              <Link to="/policies/wizard" className={buttonClass('primary', 'md')}>
                <Icon.add aria-hidden className="size-4" />
                {text.newPolicy}
              </Link>
            )}
          </>
        }
      />
      {!isUpdates && <Filters {...{ shown, filter, onFilter, typed, onType }} />}
      {open === 'import' && <ImportDialog onClose={() => setOpen(null)} onImported={onChanged} />}
      {open === 'analysis' && <AnalysisDialog policies={shown} onClose={() => setOpen(null)} />}
    </div>
  );
}

type FiltersProps = Pick<ListHeadProps, 'shown' | 'filter' | 'onFilter' | 'typed' | 'onType'>;

function Filters({ shown, filter, onFilter, typed, onType }: FiltersProps) {
  const text = textOf(policiesText);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField label={text.search} value={typed} onChange={onType} />
      <div className="max-w-full overflow-x-auto [scrollbar-width:none]">
        <Segmented
          label={text.filter}
          items={POLICY_FILTERS.map((key) => ({
            key,
            label: text[`filter_${key}`],
            count: filtered(shown, key, typed).length,
          }))}
          activeKeys={[filter]}
          onToggle={(key) => onFilter(POLICY_FILTERS.find((name) => name === key) ?? 'all')}
        />
      </div>
    </div>
  );
}

function ViewTabs({ isUpdates, count }: { isUpdates: boolean; count: number }) {
  const text = textOf(updatesText);
  const { navigate } = useNavigator();
  return (
    <Tabs
      className="border-b-0!"
      label={text.views}
      items={[
        { key: 'policies', label: text.policies },
        { key: 'updates', label: text.updates, count: count === 0 ? undefined : count },
      ]}
      activeKey={isUpdates ? 'updates' : 'policies'}
      onChange={(key) => navigate(key === 'updates' ? '/policies?view=updates' : '/policies')}
    />
  );
}

function NoPolicies({ hasAny, onAll }: { hasAny: boolean; onAll: () => void }) {
  const text = textOf(policiesText);
  const { hasFlag } = useSessionInfo();
  if (hasAny) {
    return (
      <EmptyState
        kind="noMatch"
        title={text.noneFound}
        actions={<Button onClick={onAll}>{text.showAll}</Button>}
      />
    );
  }
  return (
    <EmptyState
      kind="nothingYet"
      title={text.none}
      description={hasFlag('internal_policies_enabled') ? text.noneInForce : text.hidden}
    />
  );
}
