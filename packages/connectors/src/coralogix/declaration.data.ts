import { declare } from '../kit/declaration/declare.ts';

export const declaration = declare({
  docs: 'Coralogix: Generic outbound webhooks',
  plan: null,
  latency: 'Within a minute after the alert, which is as late as its time window.',
  gives: ['findings'],
  basis: 'documentation',
  credentials: [
    {
      id: 'webhook_secret',
      label: 'Webhook secret',
      isSecret: true,
      help: 'A secret that you choose, at least 32 characters. The webhook sends it in the header X-Waybill-Secret.',
    },
  ],
  streams: [
    {
      id: 'alerts',
      title: 'Notices of alerts',
      kind: 'events',
      sources: ['Coralogix'],
      scopes: ['Outbound webhooks: manage'],
      transport: 'webhook',
      push: {
        verify: {
          type: 'shared',
          in: 'header',
          name: 'x-waybill-secret',
          secret: 'webhook_secret',
        },
        replyMs: 5000,
      },
    },
  ],
});
