import type { ApiToken } from '@waybill/contract';
import { Button, ConfirmDialog, DataTable, EmptyState, Panel, textOf, toast } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { change } from '../../../../../app/http/api.ts';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { Icon } from '../../../../../components/icons.ts';
import { tableHeight } from '../../../../../components/table-height.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { tokenColumns } from './token-columns.tsx';
import { tokensText } from './tokens.text.ts';

const MOST_ROWS = 10;

/** API tokens: one’s own, and those of everyone for who manages them. */
export function TokensPanel() {
  const text = textOf(tokensText);
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/tokens');
  const [isCreating, setIsCreating] = useState(false);
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const columns = useMemo(() => tokenColumns(setAsked), [setAsked]);
  const rows = data?.items ?? [];
  return (
    <Panel
      title={data === undefined ? text.tokens : text.tokensOf(rows.length)}
      aside={
        <Button icon={<Icon.add aria-hidden />} onClick={() => setIsCreating(true)}>
          {text.add}
        </Button>
      }
      isFlush
    >
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="token:create"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <div style={{ height: tableHeight(rows.length, MOST_ROWS) }} className="flex">
          <DataTable
            label={text.tokens}
            rows={rows}
            rowKey={({ tokenId }) => tokenId}
            columns={columns}
            isLoading={isLoading}
            emptyState={
              <EmptyState kind="nothingYet" title={text.none} description={text.noneHelp} />
            }
          />
        </div>
      )}
      {isCreating && (
        <CreateTokenDialog onCreated={() => void mutate()} onClose={() => setIsCreating(false)} />
      )}
      {asked !== null && (
        <RevokeDialog token={asked} onDone={() => void mutate()} onClose={() => setAsked(null)} />
      )}
    </Panel>
  );
}

interface RevokeDialogProps {
  token: ApiToken;
  onDone: () => void;
  onClose: () => void;
}

function RevokeDialog({ token: { tokenId, name }, onDone, onClose }: RevokeDialogProps) {
  const text = textOf(tokensText);
  const [isBusy, setIsBusy] = useState(false);
  async function revoke(): Promise<void> {
    setIsBusy(true);
    try {
      const gone = await change('DELETE', '/v1/tokens/{tokenId}', { params: { tokenId } });
      if (gone !== undefined) toast({ variant: 'success', title: text.revokedToast(name) });
    } catch (error) {
      tellFailure(error);
    }
    onDone();
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={text.revokeTitle(name)}
      description={text.revokeEffect}
      confirmLabel={text.revokeAction}
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  );
}
