import {
  Button,
  buttonClass,
  DataTable,
  EmptyState,
  Panel,
  SearchField,
  textOf,
  type Column,
} from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { PermissionError } from '../../../../../app/http/api-error.ts';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { inventoryText } from '../inventory.text.ts';
import type { IdentityPages } from './use-identity-pages.ts';
import type { InventoryAddress } from './use-inventory-address.ts';

/** The words in which people and devices differ. */
export interface ListWords {
  title: string;
  searchFor: string;
  count: (total: number) => string;
  nothingYet: string;
  nothingYetHelp: string;
  noMatch: string;
}

export interface IdentityListProps<T> {
  words: ListWords;
  pages: IdentityPages<T>;
  columns: readonly Column<T>[];
  address: InventoryAddress;
  /** The open panel, beside the rows; it lies over them where there is no room. */
  children: ReactNode;
}

/** People or devices: a search, the rows, and the panel of the one that is open. */
export function IdentityList<T extends { identityId: string }>(props: IdentityListProps<T>) {
  const { words, pages, address, children } = props;
  const { can } = useSessionInfo();
  if (!can('person:read')) {
    return <ErrorPanel error={new PermissionError()} permission="person:read" />;
  }
  return (
    <Panel isFlush className="h-[max(28rem,calc(100dvh-17.5rem))]">
      <div className="flex h-full min-h-0">
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex items-center gap-3 border-b border-line px-4 py-2">
            <Search label={words.searchFor} address={address} />
            <p role="status" className="ml-auto text-base whitespace-nowrap text-ink-3">
              {pages.total !== undefined && words.count(pages.total)}
            </p>
          </div>
          {pages.rows.length === 0 && pages.error !== undefined ? (
            <ErrorPanel
              error={pages.error}
              permission="person:read"
              isRetrying={pages.isLoading}
              onRetry={() => void pages.refresh()}
            />
          ) : (
            <Rows {...props} />
          )}
        </div>
        {children}
      </div>
    </Panel>
  );
}

/** What is typed is in the field at once, and in the address a moment later. */
function Search({ label, address }: { label: string; address: InventoryAddress }) {
  const [draft, setDraft] = useState({ typed: address.q, inAddress: address.q });
  if (draft.inAddress !== address.q) {
    // The address has changed: by what was typed, which stays as it is, or by a step back.
    const isOwn = draft.typed.trim() === address.q;
    setDraft({ typed: isOwn ? draft.typed : address.q, inAddress: address.q });
  }
  return (
    <SearchField
      label={label}
      className="w-96 max-w-full"
      value={draft.typed}
      onChange={(typed) => {
        setDraft({ ...draft, typed });
        address.search(typed);
      }}
    />
  );
}

function Rows<T extends { identityId: string }>(props: IdentityListProps<T>) {
  const { words, pages, columns, address } = props;
  const { rows, total } = pages;
  const [activeKey, setActiveKey] = useState<string | null>(address.selectedId);
  return (
    <DataTable
      label={words.title}
      rows={rows}
      rowKey={(row) => row.identityId}
      columns={columns}
      activeKey={activeKey}
      onActiveChange={(key) => {
        setActiveKey(key);
        if (address.selectedId !== null) address.walkTo(key);
      }}
      onOpen={(row) => address.open(row.identityId)}
      onEndReached={pages.loadMore}
      isLoading={pages.isLoading}
      isLoadingMore={pages.isLoadingMore}
      total={total ?? null}
      hasPageKeys
      emptyState={<Nothing words={words} address={address} />}
      footer={
        rows.length > 0 && total !== undefined ? (
          <span className="ml-auto">{textOf(inventoryText).loadedOf(rows.length, total)}</span>
        ) : undefined
      }
    />
  );
}

/** Nothing has come yet, or the search leaves nothing. */
function Nothing({ words, address }: { words: ListWords; address: InventoryAddress }) {
  const text = textOf(inventoryText);
  if (address.q !== '') {
    return (
      <EmptyState
        kind="noMatch"
        title={words.noMatch}
        description={text.noMatchHelp}
        actions={<Button onClick={() => address.search('')}>{text.clearSearch}</Button>}
      />
    );
  }
  return (
    <EmptyState
      kind="nothingYet"
      title={words.nothingYet}
      description={words.nothingYetHelp}
      actions={
        <Link to="?view=sources" className={buttonClass('secondary', 'md')}>
          {text.seeSources}
        </Link>
      }
    />
  );
}
