import { declare } from '../kit/declaration/declare.ts';

const EVENTS = `query WaybillEvents($accountIDs: [ID!], $marker: String) {
  eventsFeed(accountIDs: $accountIDs, marker: $marker) {
    marker
    fetchedCount
    accounts { id errorString records { time fieldsMap } }
  }
}`;

const AUDIT = `query WaybillAudit($accountIDs: [ID!], $timeFrame: TimeFrame!, $marker: String) {
  auditFeed(accountIDs: $accountIDs, timeFrame: $timeFrame, marker: $marker) {
    marker
    fetchedCount
    hasMore
    accounts { id records { time fieldsMap } }
  }
}`;

const USERS = `query WaybillUsers($accountID: ID!, $limit: Int, $from: Int) {
  entityLookup(accountID: $accountID, type: vpnUser, limit: $limit, from: $from) {
    total
    items { entity { id name type } description helperFields }
  }
}`;

const PATH = '/api/v1/graphql2';

/** The API answers 200 with `errors` for everything that GraphQL itself reports. */
const MEANINGS = [
  { path: 'errors.0.message', contains: 'rate limit', means: 'rate_limited' as const },
  { path: 'errors.0.message', contains: 'permission', means: 'permission_missing' as const },
  { path: 'errors.0.message', contains: 'Authentication', means: 'auth_expired' as const },
  { status: 401, means: 'auth_expired' as const },
  { status: 403, means: 'permission_missing' as const },
];

export const declaration = declare({
  docs: 'Cato API: eventsFeed and auditFeed',
  plan: null,
  latency: 'Events within minutes, the audit feed within about 10 minutes.',
  gives: ['activity', 'findings', 'people'],
  basis: 'samples',
  credentials: [
    {
      id: 'endpoint',
      label: 'API address',
      kind: 'url',
      default: 'https://api.catonetworks.com',
      help: 'Accounts in other regions have an address of their own, e.g. https://api.us1.catonetworks.com.',
    },
    { id: 'account_id', label: 'Account id', help: 'The number in the address of the console.' },
    { id: 'api_key', label: 'API key', isSecret: true },
  ],
  auth: { type: 'header', name: 'x-api-key', value: '{api_key}' },
  base: '{endpoint}',
  streams: [
    {
      id: 'events',
      title: 'Network and security events',
      kind: 'events',
      sources: ['Cato'],
      scopes: ['API key with View permission', 'Event integration switched on'],
      every: 60,
      transport: 'http',
      request: {
        method: 'POST',
        path: PATH,
        graphql: { query: EVENTS, variables: { accountIDs: ['{account_id}'], marker: '{cursor}' } },
      },
      records: { path: 'data.eventsFeed.accounts.0.records', absentWhenEmpty: true },
      // The feed returns a marker even without further events: it is then the one that was sent.
      page: {
        type: 'token',
        path: 'data.eventsFeed.marker',
        param: 'marker',
        in: 'variables',
      },
      cursor: {
        type: 'marker',
        path: 'data.eventsFeed.marker',
        param: 'marker',
        in: 'variables',
        initial: '',
        commit: 'page',
      },
      recordId: ['fieldsMap.internalId', 'time'],
      limit: { requests: 100, perSec: 60 },
      retry: { wait: { header: 'retry-after', as: 'seconds' } },
      meanings: MEANINGS,
      expects: ['time', 'fieldsMap'],
    },
    {
      id: 'audit',
      title: 'Changes by administrators',
      kind: 'events',
      sources: ['Cato'],
      scopes: ['API key with View permission'],
      every: 300,
      transport: 'http',
      request: {
        method: 'POST',
        path: PATH,
        graphql: {
          query: AUDIT,
          variables: { accountIDs: ['{account_id}'], timeFrame: 'last.P14D', marker: '{cursor}' },
        },
      },
      records: { path: 'data.auditFeed.accounts.0.records', absentWhenEmpty: true },
      page: {
        type: 'token',
        path: 'data.auditFeed.marker',
        param: 'marker',
        in: 'variables',
        more: 'data.auditFeed.hasMore',
      },
      // The entry at the marker is repeated in the next response; the whole record distinguishes them.
      cursor: {
        type: 'marker',
        path: 'data.auditFeed.marker',
        param: 'marker',
        in: 'variables',
        initial: '',
        commit: 'page',
      },
      limit: { requests: 5, perSec: 60 },
      retry: { wait: { header: 'retry-after', as: 'seconds' } },
      meanings: MEANINGS,
      expects: ['time', 'fieldsMap'],
    },
    {
      id: 'users',
      title: 'Remote users',
      kind: 'entities',
      sources: ['Cato'],
      scopes: ['API key with View permission'],
      every: 86_400,
      transport: 'http',
      request: {
        method: 'POST',
        path: PATH,
        graphql: {
          query: USERS,
          variables: { accountID: '{account_id}', limit: 1000, from: '{offset}' },
        },
      },
      records: { path: 'data.entityLookup.items' },
      page: {
        type: 'offset',
        param: 'from',
        in: 'variables',
        size: 1000,
        total: 'data.entityLookup.total',
      },
      cursor: { type: 'full' },
      recordId: ['entity.id'],
      limit: { requests: 30, perSec: 60 },
      meanings: MEANINGS,
      expects: ['entity.id'],
    },
  ],
});
