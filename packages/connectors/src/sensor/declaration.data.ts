import { declare } from '../kit/declaration/declare.ts';

export const declaration = declare({
  docs: 'Sensor wire',
  plan: null,
  latency: 'Seconds while the device is online; what was observed offline comes with its own time.',
  gives: ['activity', 'devices'],
  basis: 'documentation',
  credentials: [
    {
      id: 'nss_secret',
      label: 'Secret of the Zscaler feed',
      isSecret: true,
      isOptional: true,
      help: 'Only for the feed of a Zscaler proxy: the value of the header Authorization.',
    },
  ],
  streams: [
    {
      id: 'agent',
      title: 'Observed acts and devices',
      kind: 'events',
      transport: 'agent',
      sources: [
        'Sensor',
        'Notes',
        'Microsoft Edge',
        'TextEdit',
        'AdobeAcrobat',
        'Google Chrome',
        'Microsoft Word',
        'Microsoft Excel',
      ],
    },
    {
      id: 'zscaler-web',
      title: 'Web log of a Zscaler proxy (Cloud NSS feed)',
      kind: 'events',
      transport: 'webhook',
      sources: ['Sensor'],
      isDefault: false,
      push: {
        verify: { type: 'shared', in: 'header', name: 'Authorization', secret: 'nss_secret' },
      },
    },
  ],
});
