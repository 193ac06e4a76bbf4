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
  textOf,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { describeError } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { Age } from '../../../../../components/Age.tsx';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { Icon } from '../../../../../components/icons.ts';
import { tableHeight } from '../../../../../components/table-height.ts';
import { MintTokenDialog } from './MintTokenDialog.tsx';
import { integrationsText } from '../integrations.text.ts';

/** The tokens that may send records, with actions to create and revoke them. */
export function TokensPanel({ sources }: { sources: readonly IntegrationSource[] }) {
  const text = textOf(integrationsText);
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/integrations/tokens');
  const missing = useMissingReason('integration:manage');
  const [isMinting, setIsMinting] = useState(false);
  const [revoking, setRevoking] = useState<IntegrationToken | null>(null);
  const columns = useMemo(() => tokenColumns(setRevoking, missing), [setRevoking, missing]);
  const rows = data?.items ?? [];

  async function revoke({ tokenId, name }: IntegrationToken) {
    setRevoking(null);
    try {
      const revoked = await change('DELETE', '/v1/integrations/tokens/{tokenId}', {
        params: { tokenId },
      });
      if (revoked === undefined) return;
      await mutate();
      toast({ variant: 'success', title: text.tokenRevoked(name) });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    }
  }

  return (
    <Panel
      title={text.tokens}
      isFlush
      aside={
        <Button
          size="sm"
          icon={<Icon.add aria-hidden />}
          disabledReason={missing}
          onClick={() => setIsMinting(true)}
        >
          {text.mint}
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
            label={text.tokens}
            rows={rows}
            rowKey={(token) => token.tokenId}
            columns={columns}
            isLoading={isLoading}
            emptyState={
              <EmptyState kind="nothingYet" title={text.noTokens} description={text.noTokensNote} />
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
        title={text.revokeQuestion(revoking?.name ?? '')}
        description={text.revokeEffect}
        confirmLabel={text.revokeToken}
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
  const text = textOf(integrationsText);
  return [
    {
      id: 'name',
      header: text.name,
      width: 180,
      grow: 1,
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      id: 'source',
      header: text.source,
      width: 150,
      cell: ({ sourceId }) => <code className="text-sm">{sourceId}</code>,
    },
    {
      id: 'created',
      header: text.minted,
      width: 190,
      priority: 2,
      cell: ({ createdAt, createdBy }) => (
        <span className="text-ink-2">
          <Age at={createdAt} />
          {createdBy !== null && ` ${text.by(createdBy)}`}
        </span>
      ),
    },
    {
      id: 'lastUsed',
      header: text.lastUsed,
      width: 110,
      priority: 1,
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? (
          <span className="text-ink-3">{text.never}</span>
        ) : (
          <Age at={lastUsedAt} />
        ),
    },
    {
      id: 'state',
      header: text.state,
      width: 110,
      cell: ({ revokedAt }) =>
        revokedAt === null ? <Badge tone="ok">{text.active}</Badge> : <Badge>{text.revoked}</Badge>,
    },
    {
      id: 'actions',
      header: text.actions,
      width: 100,
      align: 'end',
      cell: (token) =>
        token.revokedAt === null && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.revokeNamed(token.name)}
            disabledReason={missing}
            onClick={() => revoke(token)}
          >
            {text.revoke}
          </Button>
        ),
    },
  ];
}
