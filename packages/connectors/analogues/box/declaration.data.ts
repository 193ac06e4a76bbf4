import { declare } from '../../src/kit/declaration/declare.ts';

export const declaration = declare({
  docs: 'Get enterprise events',
  plan: 'Business',
  latency: 'seconds; events may come twice and out of order',
  gives: ['activity'],
  basis: 'samples',
  credentials: [
    { id: 'enterprise_id', label: 'Enterprise id' },
    { id: 'client_id', label: 'Client id' },
    { id: 'client_secret', label: 'Client secret', isSecret: true },
  ],
  auth: {
    type: 'oauth2_client',
    tokenUrl: 'https://api.box.com/oauth2/token',
    clientId: '{client_id}',
    clientSecret: '{client_secret}',
    extra: { box_subject_type: 'enterprise', box_subject_id: '{enterprise_id}' },
  },
  base: 'https://api.box.com',
  streams: [
    {
      id: 'events',
      title: 'Enterprise events',
      kind: 'events',
      sources: ['Google Drive'],
      scopes: ['Manage enterprise properties'],
      transport: 'http',
      request: {
        path: '/2.0/events',
        query: { stream_type: 'admin_logs_streaming', limit: '500' },
      },
      records: { path: 'entries' },
      // The position of the next page; unchanged when there is nothing more.
      page: { type: 'token', path: 'next_stream_position', param: 'stream_position' },
      cursor: {
        type: 'marker',
        path: 'next_stream_position',
        param: 'stream_position',
        initial: '0',
        commit: 'page',
      },
      recordId: ['event_id'],
      limit: { requests: 16, perSec: 1 },
      meanings: [
        { status: 401, means: 'auth_expired' },
        { status: 403, means: 'permission_missing' },
      ],
      expects: ['event_type'],
    },
  ],
});
