import type { Webhook } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../../app/http/api.ts';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { webhooksText } from './webhooks.text.ts';

/** A secret that is shown once. */
export interface ShownSecret {
  value: string;
  /** In place of one that signs for a day still. */
  isRotated: boolean;
}

/** What can be done with a webhook; failures are told in a toast. */
export interface WebhookChanges {
  secret: ShownSecret | null;
  show: (secret: string) => void;
  hideSecret: () => void;
  test: (webhook: Webhook) => Promise<void>;
  pause: (webhook: Webhook, isPaused: boolean) => Promise<void>;
  rotate: (webhook: Webhook) => Promise<void>;
  remove: (webhook: Webhook) => Promise<void>;
}

export function useWebhookChanges(reload: () => Promise<void>): WebhookChanges {
  const text = textOf(webhooksText);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      tellFailure(error);
    }
    await reload();
  }
  return {
    secret,
    show: (value) => {
      setSecret({ value, isRotated: false });
      void reload();
    },
    hideSecret: () => setSecret(null),
    test: ({ webhookId }) =>
      attempt(async () => {
        const params = { webhookId };
        const queued = await change('POST', '/v1/webhooks/{webhookId}/test', { params });
        if (queued !== undefined) toast({ variant: 'success', title: text.tested });
      }),
    pause: ({ webhookId, rev }, isPaused) =>
      attempt(async () => {
        await change('PATCH', '/v1/webhooks/{webhookId}', {
          params: { webhookId },
          body: { rev, isPaused },
        });
      }),
    rotate: ({ webhookId }) =>
      attempt(async () => {
        const params = { webhookId };
        const made = await change('POST', '/v1/webhooks/{webhookId}/secret', { params });
        if (made !== undefined) setSecret({ value: made.secret, isRotated: true });
      }),
    remove: ({ webhookId }) =>
      attempt(async () => {
        await change('DELETE', '/v1/webhooks/{webhookId}', { params: { webhookId } });
      }),
  };
}
