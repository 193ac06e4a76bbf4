import { declare } from '../kit/declaration/declare.ts';

const DAY = 86_400;
const CHANGED_KINDS =
  'Customer,Vendor,Employee,Invoice,Bill,BillPayment,CreditMemo,Deposit,Estimate,Item,JournalEntry,' +
  'Payment,Purchase,PurchaseOrder,RefundReceipt,SalesReceipt,Transfer,VendorCredit,Account';

const MEANINGS = [
  { status: 401, means: 'auth_expired' },
  { path: 'error', contains: 'invalid_grant', means: 'auth_expired' },
  { path: 'Fault.Error.0.Message', contains: 'Throttl', means: 'rate_limited' },
  { path: 'fault.error.0.message', contains: 'AuthorizationFailed', means: 'permission_missing' },
  { path: 'Fault.Error.0.code', contains: '4000', means: 'config_invalid' },
  { path: 'Fault.type', contains: 'AUTHENTICATION', means: 'auth_expired' },
  { status: 403, means: 'permission_missing' },
] as const;

const SHARED = {
  sources: ['Intuit' as const],
  transport: 'http' as const,
  scopes: ['com.intuit.quickbooks.accounting'],
  // 500 requests a minute for a company, 10 a second for an app.
  limit: { requests: 8, perSec: 1, concurrency: 4 },
};

/** All records of one kind, later only changed ones, a thousand at a time. */
function recordsOf(kind: string, id: string, title: string, isDefault = true) {
  return {
    ...SHARED,
    meanings: [...MEANINGS],
    id,
    title,
    kind: 'entities' as const,
    isDefault,
    every: 3600,
    request: {
      path: '/v3/company/{realm_id}/query',
      headers: { Accept: 'application/json' },
      query: {
        query:
          `SELECT * FROM ${kind} WHERE MetaData.LastUpdatedTime >= '{cursor|iso_offset}'` +
          ' ORDERBY MetaData.LastUpdatedTime STARTPOSITION {offset} MAXRESULTS 1000',
        minorversion: '75',
      },
    },
    records: { path: `QueryResponse.${kind}`, add: { EntityType: kind } },
    page: { type: 'offset' as const, param: 'startposition', size: 1000, start: 1 },
    cursor: {
      type: 'time' as const,
      field: 'MetaData.LastUpdatedTime',
      order: 'asc' as const,
      overlap: 600,
      initial: 20 * 365 * DAY,
    },
    recordId: ['Id', 'SyncToken'],
    expects: ['Id'],
  };
}

export const declaration = declare({
  docs: 'Webhooks, Change data capture, Query operations and syntax (Intuit developer documentation)',
  plan: null,
  latency: 'Webhooks within minutes; changes of the last 30 days, records at any time',
  gives: ['activity', 'people', 'items'],
  basis: 'samples',
  credentials: [
    { id: 'realm_id', label: 'Company id (realm id)' },
    { id: 'client_id', label: 'Client id' },
    { id: 'client_secret', label: 'Client secret', isSecret: true },
    {
      id: 'refresh_token',
      label: 'Refresh token',
      isSecret: true,
      help: 'Each use gives a new one, which takes its place',
    },
    { id: 'webhook_token', label: 'Verifier token of webhooks', isSecret: true, isOptional: true },
    {
      id: 'api_host',
      label: 'Address of the interface',
      kind: 'url',
      default: 'https://quickbooks.api.intuit.com',
      help: 'https://sandbox-quickbooks.api.intuit.com for a sandbox',
    },
  ],
  base: '{api_host}',
  auth: {
    type: 'oauth2_code',
    tokenUrl: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
    clientId: '{client_id}',
    clientSecret: '{client_secret}',
    refreshToken: 'refresh_token',
    send: 'basic',
  },
  streams: [
    {
      id: 'webhooks',
      title: 'Changes as they happen',
      kind: 'events',
      sources: ['Intuit'],
      scopes: ['com.intuit.quickbooks.accounting'],
      transport: 'webhook',
      push: {
        verify: {
          type: 'hmac',
          header: 'intuit-signature',
          algorithm: 'sha256',
          encoding: 'base64',
          secret: 'webhook_token',
        },
        replyMs: 3000,
      },
    },
    {
      ...SHARED,
      meanings: [...MEANINGS],
      id: 'changes',
      title: 'Changed and deleted records',
      kind: 'entities',
      every: 900,
      request: {
        path: '/v3/company/{realm_id}/cdc',
        headers: { Accept: 'application/json' },
        query: {
          entities: CHANGED_KINDS,
          changedSince: '{cursor|iso_offset}',
          minorversion: '75',
        },
      },
      // One entry per requested kind; the end of the period is the start of the next.
      records: { path: 'CDCResponse.0.QueryResponse', add: { readAt: '{until|iso}' } },
      cursor: {
        type: 'time',
        field: 'readAt',
        order: 'none',
        overlap: 600,
        maxAge: 30 * DAY,
        initial: 7 * DAY,
      },
    },
    recordsOf('Employee', 'employees', 'Employees'),
    recordsOf('Customer', 'customers', 'Customers'),
    recordsOf('Vendor', 'vendors', 'Vendors'),
    recordsOf('Bill', 'bills', 'Bills'),
    recordsOf('Invoice', 'invoices', 'Invoices'),
    recordsOf('Attachable', 'attachments', 'Attachments'),
    recordsOf('Purchase', 'purchases', 'Purchases', false),
    recordsOf('Payment', 'payments', 'Payments', false),
    recordsOf('Deposit', 'deposits', 'Deposits', false),
    recordsOf('JournalEntry', 'journal-entries', 'Journal entries', false),
  ],
});
