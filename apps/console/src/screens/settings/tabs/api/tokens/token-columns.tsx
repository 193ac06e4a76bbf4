import type { ApiToken } from '@waybill/contract';
import { Badge, IconButton, Menu, textOf, type Column } from '@waybill/ui';
import { Icon } from '../../../../../components/icons.ts';
import { localDateTime } from '../../../../../components/local-time.ts';
import { tokensText } from './tokens.text.ts';

const QUIET = 'text-ink-3';

/** Columns of the list of tokens. */
export function tokenColumns(onRevoke: (token: ApiToken) => void): Column<ApiToken>[] {
  const text = textOf(tokensText);
  return [
    {
      id: 'name',
      header: text.name,
      width: 180,
      minWidth: 130,
      grow: 2,
      isFixed: true,
      cell: ({ name }) => (
        <span title={name} className="font-medium">
          {name}
        </span>
      ),
    },
    { id: 'status', header: text.status, width: 110, cell: statusCell },
    {
      id: 'holder',
      header: text.holder,
      width: 140,
      minWidth: 100,
      grow: 1,
      priority: 3,
      cell: ({ holder }) => holder.name ?? <span className={QUIET}>{text.gone}</span>,
    },
    {
      id: 'permissions',
      header: text.permissions,
      width: 140,
      priority: 2,
      cell: ({ permissions }) => (
        <span title={permissions.join('\n')}>{text.permissionsOf(permissions.length)}</span>
      ),
    },
    {
      id: 'addresses',
      header: text.addresses,
      width: 150,
      priority: 5,
      cell: ({ addresses }) =>
        addresses.length === 0 ? (
          <span className={QUIET}>{text.anyAddress}</span>
        ) : (
          <span title={addresses.join('\n')}>{text.addressesOf(addresses.length)}</span>
        ),
    },
    { id: 'expires', header: text.expires, width: 120, priority: 1, cell: expiresCell },
    { id: 'lastUsed', header: text.lastUsed, width: 150, priority: 4, cell: lastUsedCell },
    {
      id: 'actions',
      header: text.actions,
      width: 76,
      align: 'end',
      cell: (token) => <TokenMenu token={token} onRevoke={onRevoke} />,
    },
  ];
}

function statusCell({ revokedAt, isExpired }: ApiToken) {
  const text = textOf(tokensText);
  if (revokedAt !== null) return <Badge tone="neutral">{text.revoked}</Badge>;
  return isExpired ? (
    <Badge tone="medium">{text.expired}</Badge>
  ) : (
    <Badge tone="ok">{text.active}</Badge>
  );
}

function expiresCell({ expiresAt }: ApiToken) {
  return <span title={localDateTime(expiresAt, 'long')}>{localDateTime(expiresAt, 'date')}</span>;
}

function lastUsedCell({ lastUsedAt, lastAddress }: ApiToken) {
  const text = textOf(tokensText);
  if (lastUsedAt === null) return <span className={QUIET}>{text.never}</span>;
  const at = localDateTime(lastUsedAt);
  return <span title={lastAddress === null ? at : text.lastUsedFrom(at, lastAddress)}>{at}</span>;
}

function TokenMenu({ token, onRevoke }: { token: ApiToken; onRevoke: (token: ApiToken) => void }) {
  const text = textOf(tokensText);
  const label = text.actionsOf(token.name);
  const refused = token.revokedAt !== null || token.isExpired ? text.alreadyEnded : undefined;
  const button = (
    <IconButton size="sm" label={label} icon={<Icon.more />} disabledReason={refused} />
  );
  if (refused !== undefined) return button;
  const items = [
    { key: 'revoke', label: text.revoke, isDanger: true, onSelect: () => onRevoke(token) },
  ];
  return <Menu label={label} trigger={button} items={items} />;
}
