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

/** Texts that differ between people and devices. */
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
  /** The open panel, next to the rows; above them on narrow pages. */
  children: ReactNode;
}

/** People or devices: a search, the rows, and the open panel. */
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

/** Typed text is in the field immediately, and in the address shortly after. */
function Search({ label, address }: { label: string; address: InventoryAddress }) {
  const [draft, setDraft] = useState({ typed: address.q, inAddress: address.q });
  if (draft.inAddress !== address.q) {
    // The address has changed: by typed text, which stays unchanged, or by navigating back.
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

/** No data yet, or no matches. */
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
