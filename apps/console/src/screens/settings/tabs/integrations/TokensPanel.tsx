import type { IntegrationSource, IntegrationToken } from '@waybill/contract';
import {
  Badge,
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  Panel,
  toast,
  type Column,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { describeError } from '../../../../app/http/api-error.ts';
import { change } from '../../../../app/http/api.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { Age } from '../../../../components/Age.tsx';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { Icon } from '../../../../components/icons.ts';
import { tableHeight } from '../../../../components/table-height.ts';
import { MintTokenDialog } from './MintTokenDialog.tsx';

/** The tokens that may send records, and the way to make and to revoke them. */
export function TokensPanel({ sources }: { sources: readonly IntegrationSource[] }) {
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/integrations/tokens');
  const missing = useMissingReason('integration:manage');
  const [isMinting, setIsMinting] = useState(false);
  const [revoking, setRevoking] = useState<IntegrationToken | null>(null);
  const columns = useMemo(() => tokenColumns(setRevoking, missing), [missing]);
  const rows = data?.items ?? [];

  async function revoke({ tokenId, name }: IntegrationToken) {
    setRevoking(null);
    try {
      const revoked = await change('DELETE', '/v1/integrations/tokens/{tokenId}', {
        params: { tokenId },
      });
      if (revoked === undefined) return;
      await mutate();
      toast({ variant: 'success', title: `Token “${name}” revoked` });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    }
  }

  return (
    <Panel
      title="Integration tokens"
      isFlush
      aside={
        <Button
          size="sm"
          icon={<Icon.add aria-hidden />}
          disabledReason={missing}
          onClick={() => setIsMinting(true)}
        >
          Mint token
        </Button>
      }
    >
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="integration:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <div style={{ height: tableHeight(rows.length, 8) }} className="flex">
          <DataTable
            label="Integration tokens"
            rows={rows}
            rowKey={(token) => token.tokenId}
            columns={columns}
            isLoading={isLoading}
            emptyState={
              <EmptyState
                kind="nothingYet"
                title="No tokens"
                description="A token lets one source send its records to Waybill."
              />
            }
          />
        </div>
      )}
      {isMinting && (
        <MintTokenDialog
          sources={sources}
          onMinted={() => void mutate()}
          onClose={() => setIsMinting(false)}
        />
      )}
      <ConfirmDialog
        isOpen={revoking !== null}
        isDanger
        title={`Revoke “${revoking?.name ?? ''}”?`}
        description="It stops working at once and cannot be brought back. Whatever sends with it is answered 401."
        confirmLabel="Revoke token"
        onClose={() => setRevoking(null)}
        onConfirm={() => revoking !== null && void revoke(revoking)}
      />
    </Panel>
  );
}

function tokenColumns(
  revoke: (token: IntegrationToken) => void,
  missing: string | undefined,
): readonly Column<IntegrationToken>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 180,
      grow: 1,
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      id: 'source',
      header: 'Source',
      width: 150,
      cell: ({ sourceId }) => <code className="text-sm">{sourceId}</code>,
    },
    {
      id: 'created',
      header: 'Minted',
      width: 190,
      priority: 2,
      cell: ({ createdAt, createdBy }) => (
        <span className="text-ink-2">
          <Age at={createdAt} />
          {createdBy !== null && ` by ${createdBy}`}
        </span>
      ),
    },
    {
      id: 'lastUsed',
      header: 'Last used',
      width: 110,
      priority: 1,
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? <span className="text-ink-3">Never</span> : <Age at={lastUsedAt} />,
    },
    {
      id: 'state',
      header: 'State',
      width: 110,
      cell: ({ revokedAt }) =>
        revokedAt === null ? <Badge tone="ok">Active</Badge> : <Badge>Revoked</Badge>,
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 100,
      align: 'end',
      cell: (token) =>
        token.revokedAt === null && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Revoke ${token.name}`}
            disabledReason={missing}
            onClick={() => revoke(token)}
          >
            Revoke
          </Button>
        ),
    },
  ];
}
