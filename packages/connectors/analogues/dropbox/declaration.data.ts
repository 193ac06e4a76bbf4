import { declare } from '../../src/kit/declaration/declare.ts';

export const declaration = declare({
  docs: 'team_log/get_events',
  plan: 'Advanced',
  latency: 'minutes',
  gives: ['activity'],
  basis: 'samples',
  credentials: [
    { id: 'app_key', label: 'App key' },
    { id: 'app_secret', label: 'App secret', isSecret: true },
    { id: 'refresh_token', label: 'Refresh token', isSecret: true },
  ],
  auth: {
    type: 'oauth2_code',
    tokenUrl: 'https://api.dropboxapi.com/oauth2/token',
    clientId: '{app_key}',
    clientSecret: '{app_secret}',
    refreshToken: 'refresh_token',
  },
  base: 'https://api.dropboxapi.com',
  streams: [
    {
      id: 'team-log',
      title: 'Team log',
      kind: 'events',
      sources: ['Google Drive'],
      scopes: ['events.read'],
      transport: 'http',
      request: {
        method: 'POST',
        path: '/2/team_log/get_events',
        body: { limit: 1000, time: { start_time: '{cursor|iso_s}' } },
      },
      records: { path: 'events' },
      page: {
        type: 'token',
        path: 'cursor',
        more: 'has_more',
        param: 'cursor',
        in: 'body',
        next: { method: 'POST', path: '/2/team_log/get_events/continue' },
      },
      cursor: { type: 'time', field: 'timestamp', overlap: 600, initial: 7 * 86_400 },
      // The log gives no id.
      recordId: [],
      meanings: [
        { status: 401, means: 'auth_expired' },
        { status: 403, means: 'permission_missing' },
      ],
      expects: ['event_type', 'timestamp'],
    },
  ],
});
