import type { AuditEntryValue } from '@waybill/contract';
import { Button, DataTable, Dialog, EmptyState, Panel, textOf } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { tableHeight } from '../../../../components/table-height.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryFilters } from './EntryFilters.tsx';
import { actionLabel, entryColumns } from './entry-columns.tsx';
import { tabText } from './tab.text.ts';
import { useAuditEntries } from './use-audit-entries.ts';
import { useAuditFilter } from './use-audit-filter.ts';

const MOST_ROWS = 16;

/** Entries by a filter, which is in the address. */
export function EntriesPanel() {
  const text = textOf(tabText);
  const place = useAuditFilter();
  const { rows, error, ...list } = useAuditEntries(place.filter);
  const columns = useMemo(() => entryColumns(), []);
  const [opened, setOpened] = useState<AuditEntryValue | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <EntryFilters place={place} />
      <Panel title={text.entries} isFlush>
        {error !== undefined ? (
          <ErrorPanel
            error={error}
            permission="audit:read"
            isRetrying={list.isValidating}
            onRetry={() => void list.refresh()}
          />
        ) : (
          <div style={{ height: tableHeight(rows.length, MOST_ROWS) }} className="flex">
            <DataTable
              label={text.entries}
              rows={rows}
              rowKey={({ seq }) => seq}
              columns={columns}
              isLoading={list.isLoading}
              total={list.hasMore ? null : rows.length}
              onOpen={setOpened}
              onEndReached={list.more}
              emptyState={
                place.isFiltered ? (
                  <EmptyState
                    kind="noMatch"
                    title={text.noMatch}
                    description={text.noMatchHelp}
                    actions={<Button onClick={place.clear}>{text.clear}</Button>}
                  />
                ) : (
                  <EmptyState
                    kind="nothingYet"
                    title={text.noEntries}
                    description={text.noEntriesHelp}
                  />
                )
              }
            />
          </div>
        )}
      </Panel>
      <Dialog
        isOpen={opened !== null}
        onClose={close}
        size="lg"
        title={opened === null ? text.entry : actionLabel(opened.action)}
        actions={<Button onClick={close}>{text.close}</Button>}
      >
        {opened !== null && <EntryDetails entry={opened} />}
      </Dialog>
    </>
  );
}
