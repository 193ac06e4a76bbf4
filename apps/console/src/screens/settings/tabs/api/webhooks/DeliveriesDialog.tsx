import type { Webhook, WebhookDelivery } from '@waybill/contract';
import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  SkeletonRows,
  textOf,
  type Tone,
} from '@waybill/ui';
import { change } from '../../../../../app/http/api.ts';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { localDateTime } from '../../../../../components/local-time.ts';
import { webhooksText } from './webhooks.text.ts';

const SHOWN = 100;
const REFRESH_MS = 3000;
const TONES: Readonly<Record<WebhookDelivery['state'], Tone>> = {
  waiting: 'accent',
  delivered: 'ok',
  failed: 'critical',
  withheld: 'neutral',
};

export interface DeliveriesDialogProps {
  webhook: Webhook;
  /** Why nothing can be sent again. */
  missing: string | undefined;
  onClose: () => void;
}

/** The newest deliveries of a webhook, kept up to date while it is open. */
export function DeliveriesDialog({ webhook, missing, onClose }: DeliveriesDialogProps) {
  const text = textOf(webhooksText);
  const { webhookId, name } = webhook;
  const { data, error, mutate } = useRead(
    '/v1/webhooks/{webhookId}/deliveries',
    { params: { webhookId }, query: { limit: SHOWN } },
    { refreshInterval: REFRESH_MS },
  );
  async function resend({ deliveryId }: WebhookDelivery): Promise<void> {
    try {
      const params = { webhookId, deliveryId };
      await change('POST', '/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend', { params });
    } catch (failure) {
      tellFailure(failure);
    }
    await mutate();
  }
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={text.logOf(name)}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      {data === undefined && error !== undefined && (
        <ErrorState title={text.logFailed} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && <SkeletonRows rows={5} columns={3} />}
      {data?.items.length === 0 && (
        <EmptyState
          kind="nothingYet"
          title={text.noDeliveries}
          description={text.noDeliveriesHelp}
        />
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul aria-label={text.log} className="divide-y divide-line">
          {data.items.map((delivery) => (
            <DeliveryRow
              key={delivery.deliveryId}
              delivery={delivery}
              missing={missing}
              onResend={() => void resend(delivery)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface RowProps {
  delivery: WebhookDelivery;
  missing: string | undefined;
  onResend: () => void;
}

function DeliveryRow({ delivery, missing, onResend }: RowProps) {
  const text = textOf(webhooksText);
  const { event, at, state, attempts, failure } = delivery;
  const time = localDateTime(at, 'long');
  const facts = [time, text.attempts(attempts), state === 'withheld' ? text.withheldHelp : failure];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm">{event}</code>
          <Badge tone={TONES[state]}>{text[state]}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        size="sm"
        disabledReason={missing}
        aria-label={text.resendOf(event, time)}
        onClick={onResend}
      >
        {text.resend}
      </Button>
    </li>
  );
}
