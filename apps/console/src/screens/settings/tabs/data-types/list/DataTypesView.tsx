import type { DataType } from '@waybill/contract';
import { Button, DataTable, EmptyState, Panel, textOf } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { useRead } from '../../../../../app/http/use-read.ts';
import { classificationText } from '../../../../../components/classification/classification.text.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import type { DataTypesPlace } from '../data-types-address.ts';
import { TypePanel } from '../type/TypePanel.tsx';
import { useDataTypesPlace } from '../use-data-types-place.ts';
import { countryName } from '../words/country-name.ts';
import { wordsText } from '../words/words.text.ts';
import { dataTypeColumns } from './data-type-columns.tsx';
import { filterTypes, sortTypes } from './filter-types.ts';
import { listText } from './list.text.ts';
import { ListActions, ListFilters, MakeButton } from './ListTools.tsx';
import { useListAddress, type ListAddress } from './use-list-address.ts';

/** Search words of a type, in the page's language. */
function wordsOfType({ dataTypeId, name, description, class: of, kind, locale }: DataType) {
  const classes = textOf(classificationText);
  return [
    name,
    dataTypeId,
    description ?? '',
    classes[of],
    textOf(wordsText)[kind],
    countryName(locale),
  ];
}

/** All data types, built-in and custom; `?type=` opens one next to the list. */
export function DataTypesView() {
  const text = textOf(listText);
  const place = useDataTypesPlace();
  const address = useListAddress();
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/data-types');
  const all = useMemo(() => data?.items ?? [], [data]);
  const rows = useMemo(
    () => sortTypes(filterTypes(all, place, { wordsOf: wordsOfType }), place.sort),
    [all, place],
  );
  const isFailed = data === undefined && error !== undefined;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <ListFilters types={all} query={place} wordsOf={wordsOfType} address={address} />
        <ListActions />
      </div>
      <Panel isFlush className="h-[max(28rem,calc(100dvh-15rem))]">
        <div className="flex h-full min-h-0">
          <div className="flex min-w-0 flex-1 flex-col">
            {isFailed ? (
              <ErrorPanel
                error={error}
                permission="data-type:read"
                isRetrying={isValidating}
                onRetry={() => void mutate()}
              />
            ) : (
              <Rows
                rows={rows}
                all={all.length}
                place={place}
                address={address}
                isLoading={isLoading}
              />
            )}
          </div>
          {place.typeId !== null && !isFailed && (
            <TypePanel key={place.typeId} dataTypeId={place.typeId} onClose={address.close} />
          )}
        </div>
      </Panel>
      <p role="status" className="sr-only">
        {data !== undefined && text.count(rows.length, all.length)}
      </p>
    </div>
  );
}

interface RowsProps {
  rows: readonly DataType[];
  /** Number without a filter. */
  all: number;
  place: DataTypesPlace;
  address: ListAddress;
  isLoading: boolean;
}

function Rows({ rows, all, place, address, isLoading }: RowsProps) {
  const text = textOf(listText);
  const columns = useMemo(() => dataTypeColumns(), []);
  const [activeKey, setActiveKey] = useState<string | null>(place.typeId);
  return (
    <DataTable
      label={textOf(wordsText).dataTypes}
      rows={rows}
      rowKey={(row) => row.dataTypeId}
      columns={columns}
      activeKey={activeKey}
      onActiveChange={(key) => {
        setActiveKey(key);
        if (place.typeId !== null) address.walkTo(key);
      }}
      onOpen={(row) => address.open(row.dataTypeId)}
      sort={place.sort}
      onSortChange={address.sort}
      isLoading={isLoading}
      total={rows.length}
      hasPageKeys
      emptyState={all === 0 ? <Nothing /> : <NoMatch onAll={address.clear} />}
      footer={
        rows.length > 0 ? (
          <span className="ml-auto">{text.count(rows.length, all)}</span>
        ) : undefined
      }
    />
  );
}

function Nothing() {
  const text = textOf(listText);
  return (
    <EmptyState
      kind="nothingYet"
      title={text.nothingYet}
      description={text.nothingYetHelp}
      actions={<MakeButton />}
    />
  );
}

function NoMatch({ onAll }: { onAll: () => void }) {
  const text = textOf(listText);
  return (
    <EmptyState
      kind="noMatch"
      title={text.noMatch}
      description={text.noMatchHelp}
      actions={
        <>
          <Button onClick={onAll}>{text.showAll}</Button>
          <MakeButton />
        </>
      }
    />
  );
}
