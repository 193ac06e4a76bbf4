import { declare } from '../kit/declaration/declare.ts';

export const declaration = declare({
  docs: 'FileCloud Server: SIEM integration; Managing SIEM mappings; View audit logs',
  plan: 'FileCloud Server 19.2 or later',
  latency: 'Immediately.',
  gives: ['activity'],
  basis: 'documentation',
  streams: [
    {
      id: 'audit',
      title: 'Audit trail by syslog',
      kind: 'events',
      sources: ['FileCloud'],
      scopes: ['Administrator of the server'],
      transport: 'syslog',
      syslog: { format: 'cef' },
    },
  ],
});
