import type { TrustRuleValue } from '@waybill/contract';
import { DataTable, EmptyState, Panel, textOf } from '@waybill/ui';
import { useMemo } from 'react';
import { useNavigator } from '../../../../app/navigation/use-navigator.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { tableHeight } from '../../../../components/table-height.ts';
import { ruleColumns } from './rule-columns.tsx';
import { tabText } from './tab.text.ts';

const MOST_RULES = 200;
const MOST_ROWS = 10;

export interface RulesPanelProps {
  search: string;
  onEdit: (rule: TrustRuleValue) => void;
  onRemove: (rule: TrustRuleValue) => void;
}

/** The organisation's own rules, decided flows among them. */
export function RulesPanel({ search, onEdit, onRemove }: RulesPanelProps) {
  const text = textOf(tabText);
  const { navigate } = useNavigator();
  const missing = useMissingReason('flow:review');
  const query = search === '' ? { limit: MOST_RULES } : { limit: MOST_RULES, search };
  const { data, error, isLoading, isValidating, mutate } = useRead(
    '/v1/trust-rules',
    { query },
    { keepPreviousData: true },
  );
  const rows = data?.items ?? [];
  const columns = useMemo(
    () =>
      ruleColumns({
        missing,
        edit: onEdit,
        remove: onRemove,
        openFlow: (ends) => navigate(`/discovery?scope=every&sel=${ends}`),
      }),
    [missing, navigate, onEdit, onRemove],
  );
  return (
    <Panel title={data === undefined ? text.rules : text.rulesOf(data.total)} isFlush>
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="setting:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <div style={{ height: tableHeight(rows.length, MOST_ROWS) }} className="flex">
          <DataTable
            label={text.rules}
            rows={rows}
            rowKey={({ ruleId }) => ruleId}
            columns={columns}
            isLoading={isLoading}
            emptyState={<NoRules search={search} />}
          />
        </div>
      )}
      {data !== undefined && data.total > rows.length && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-3">
          {text.moreRules(rows.length, data.total)}
        </p>
      )}
    </Panel>
  );
}

function NoRules({ search }: { search: string }) {
  const text = textOf(tabText);
  return search === '' ? (
    <EmptyState kind="nothingYet" title={text.noRules} description={text.noRulesHelp} />
  ) : (
    <EmptyState
      kind="noMatch"
      title={text.noRulesFound(search)}
      description={text.noRulesFoundHelp}
    />
  );
}
