import type { Webhook } from '@waybill/contract';
import {
  Badge,
  Button,
  EmptyState,
  IconButton,
  Menu,
  Panel,
  SkeletonRows,
  textOf,
} from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { Icon } from '../../../../../components/icons.ts';
import { localDateTime } from '../../../../../components/local-time.ts';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { useWebhookChanges, type WebhookChanges } from './use-webhook-changes.ts';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';
import { webhooksText } from './webhooks.text.ts';

interface Opened {
  dialog: 'log' | 'delete';
  webhook: Webhook;
}

/** Receivers of product events, with what was delivered to them. */
export function WebhooksPanel() {
  const text = textOf(webhooksText);
  const missing = useMissingReason('setting:manage');
  const { data, error, isValidating, mutate } = useRead('/v1/webhooks');
  const changes = useWebhookChanges(async () => void (await mutate()));
  const [isAdding, setIsAdding] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  return (
    <Panel
      title={data === undefined ? text.title : text.titleOf(data.items.length)}
      aside={
        <Button
          icon={<Icon.add aria-hidden />}
          disabledReason={missing}
          onClick={() => setIsAdding(true)}
        >
          {text.add}
        </Button>
      }
    >
      {data === undefined ? (
        <NotRead error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <WebhookList
          webhooks={data.items}
          missing={missing}
          changes={changes}
          onOpen={(dialog, webhook) => setOpened({ dialog, webhook })}
        />
      )}
      {isAdding && <AddWebhookDialog onAdded={changes.show} onClose={() => setIsAdding(false)} />}
      {opened?.dialog === 'log' && (
        <DeliveriesDialog webhook={opened.webhook} missing={missing} onClose={close} />
      )}
      {opened?.dialog === 'delete' && (
        <DeleteWebhookDialog webhook={opened.webhook} remove={changes.remove} onClose={close} />
      )}
      {changes.secret !== null && (
        <WebhookSecretDialog secret={changes.secret} onClose={changes.hideSecret} />
      )}
    </Panel>
  );
}

interface NotReadProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function NotRead({ error, ...retry }: NotReadProps) {
  if (error === undefined) return <SkeletonRows rows={3} columns={3} />;
  return <ErrorPanel error={error} permission="setting:read" {...retry} />;
}

interface ListProps {
  webhooks: readonly Webhook[];
  missing: string | undefined;
  changes: WebhookChanges;
  onOpen: (dialog: Opened['dialog'], webhook: Webhook) => void;
}

function WebhookList({ webhooks, missing, changes, onOpen }: ListProps) {
  const text = textOf(webhooksText);
  if (webhooks.length === 0) {
    return <EmptyState kind="nothingYet" title={text.none} description={text.noneHelp} />;
  }
  return (
    <ul aria-label={text.title} className="divide-y divide-line">
      {webhooks.map((webhook) => (
        <WebhookRow
          key={webhook.webhookId}
          webhook={webhook}
          missing={missing}
          changes={changes}
          onOpen={(dialog) => onOpen(dialog, webhook)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  webhook: Webhook;
  missing: string | undefined;
  changes: WebhookChanges;
  onOpen: (dialog: Opened['dialog']) => void;
}

function WebhookRow({ webhook, missing, changes, onOpen }: RowProps) {
  const text = textOf(webhooksText);
  const { name, address, events, isPaused } = webhook;
  const label = text.actionsOf(name);
  const button = (
    <IconButton size="sm" label={label} icon={<Icon.more />} disabledReason={missing} />
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <StateBadge webhook={webhook} />
        </p>
        <p className="text-sm wrap-anywhere text-ink-3">
          {address} · <span title={events.join('\n')}>{text.eventsOf(events.length)}</span>
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button aria-label={text.logOf(name)} onClick={() => onOpen('log')}>
          {text.log}
        </Button>
        {missing === undefined ? (
          <Menu
            label={label}
            trigger={button}
            items={[
              { key: 'test', label: text.test, onSelect: () => void changes.test(webhook) },
              {
                key: 'pause',
                label: isPaused ? text.resume : text.pause,
                onSelect: () => void changes.pause(webhook, !isPaused),
              },
              { key: 'rotate', label: text.rotate, onSelect: () => void changes.rotate(webhook) },
              { kind: 'separator', key: 'line' },
              {
                key: 'delete',
                label: text.remove,
                isDanger: true,
                onSelect: () => onOpen('delete'),
              },
            ]}
          />
        ) : (
          button
        )}
      </div>
    </li>
  );
}

function StateBadge({ webhook: { isPaused, failingSince } }: { webhook: Webhook }) {
  const text = textOf(webhooksText);
  if (isPaused) return <Badge tone="neutral">{text.paused}</Badge>;
  if (failingSince === null) return <Badge tone="ok">{text.active}</Badge>;
  return (
    <span title={text.failingSince(localDateTime(failingSince))}>
      <Badge tone="medium">{text.failing}</Badge>
    </span>
  );
}
