import type { Webhook } from '@waybill/contract';
import { ConfirmDialog, textOf } from '@waybill/ui';
import { useState } from 'react';
import { webhooksText } from './webhooks.text.ts';

export interface DeleteWebhookDialogProps {
  webhook: Webhook;
  remove: (webhook: Webhook) => Promise<void>;
  onClose: () => void;
}

export function DeleteWebhookDialog({ webhook, remove, onClose }: DeleteWebhookDialogProps) {
  const text = textOf(webhooksText);
  const [isBusy, setIsBusy] = useState(false);
  async function confirm(): Promise<void> {
    setIsBusy(true);
    await remove(webhook);
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={text.removeTitle(webhook.name)}
      description={text.removeEffect}
      confirmLabel={text.removeAction}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
