import {
  buttonClass,
  EmptyState,
  ErrorState,
  Panel,
  SearchField,
  SkeletonRows,
  textOf,
} from '@waybill/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import useSWR from 'swr';
import { apiBase } from '../../../../../app/http/api-base.ts';
import { operationsOf, searchOperations, type OpenApiDocument } from './openapi-document.ts';
import { OperationRow } from './OperationRow.tsx';
import { referenceText } from './reference.text.ts';

const DOCUMENT = '/docs/api/openapi.json';

/** Every route of the API, found by its words, with what it takes and answers. */
export function ReferencePanel() {
  const text = textOf(referenceText);
  const { data, error, mutate } = useSWR<OpenApiDocument>(DOCUMENT, { revalidateOnFocus: false });
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const operations = useMemo(() => (data ? operationsOf(data) : []), [data]);
  const found = useMemo(() => searchOperations(operations, search), [operations, search]);
  return (
    <Panel
      title={data === undefined ? text.title : text.titleOf(operations.length)}
      aside={
        <a href={`${apiBase()}${DOCUMENT}`} download className={buttonClass('secondary', 'sm')}>
          {text.download}
        </a>
      }
      isFlush
    >
      <div className="border-b border-line p-3">
        <SearchField
          label={text.search}
          placeholder={text.search}
          maxLength={100}
          className="w-full sm:w-96"
          value={typed}
          onChange={setTyped}
        />
      </div>
      {data === undefined && error === undefined && (
        <div className="p-4">
          <SkeletonRows rows={8} columns={3} />
        </div>
      )}
      {data === undefined && error !== undefined && (
        <ErrorState title={text.failed} onRetry={() => void mutate()} />
      )}
      {data !== undefined && found.length === 0 && (
        <EmptyState kind="noMatch" title={text.none} description={text.noneHelp} />
      )}
      <ul aria-label={text.title} className="divide-y divide-line">
        {found.map((operation) => (
          <OperationRow
            key={operation.id}
            operation={operation}
            schemas={data?.components.schemas ?? {}}
          />
        ))}
      </ul>
    </Panel>
  );
}
