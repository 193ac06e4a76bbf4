import { expect, test } from 'vitest';
import { statementAct } from './statement-act.ts';

const S3 = { kind: 'app', name: 'AWS S3', host: null, container: 'out', account: null };

test.each([
  [
    "GET @sales.public.out/2026/list.csv 'file:///tmp/'",
    {
      action: 'Download',
      object: { kind: 'file', name: 'list.csv', extension: 'csv' },
      origin: { name: 'Snowflake', container: 'sales.public.out' },
      destination: { kind: 'device' },
    },
  ],
  ["get '@~/notes/a.txt' file:///tmp/", { action: 'Download', object: { name: 'a.txt' } }],
  [
    'PUT file:///home/ann/leads.csv @%leads',
    { action: 'Upload', object: { name: 'leads.csv', path: '/home/ann/leads.csv' } },
  ],
  [
    "COPY INTO 's3://out/2026/list.csv' FROM (SELECT * FROM sales.public.customers)",
    {
      action: 'Download',
      object: { name: 'list.csv' },
      origin: { container: 'sales.public.customers' },
      destination: S3,
    },
  ],
  [
    'copy /* all of it */ into @out from customers -- monthly',
    { action: 'Download', object: { kind: 'database', name: 'customers', path: '@out' } },
  ],
  [
    "COPY INTO customers FROM 'azure://acc.blob.core.windows.net/in/list.csv'",
    {
      action: 'Upload',
      object: { name: 'list.csv' },
      origin: { name: 'Azure', host: 'acc.blob.core.windows.net', container: 'in' },
      destination: { name: 'Snowflake', container: 'customers' },
    },
  ],
  [
    'GRANT SELECT ON TABLE sales.public.customers TO ROLE PUBLIC',
    {
      action: 'Share',
      movement: 'share',
      object: { name: 'sales.public.customers' },
      targetGroup: 'PUBLIC',
      visibilityAfter: 'internal',
      recipients: [{ kind: 'group', address: 'public' }],
    },
  ],
  [
    'GRANT ROLE "Data Team" TO USER "ann@example.com"',
    {
      action: 'Share',
      object: { name: 'Data Team' },
      targetUser: 'ann@example.com',
      recipients: [{ kind: 'person', domain: 'example.com' }],
    },
  ],
  ['GRANT USAGE ON DATABASE sales TO SHARE partner', { targetGroup: 'partner' }],
  ['CREATE OR REPLACE SHARE partner', { action: 'Share', object: { name: 'partner' } }],
  [
    'ALTER SHARE partner ADD ACCOUNTS = org1.acc1, org2.acc2',
    {
      action: 'Share',
      recipients: [
        { kind: 'account', address: 'org1.acc1' },
        { kind: 'account', address: 'org2.acc2' },
      ],
    },
  ],
  ['ALTER DATABASE sales ENABLE REPLICATION TO ACCOUNTS org1.acc1', { action: 'Share' }],
  [
    'CREATE TABLE IF NOT EXISTS copy_of CLONE sales.public.customers',
    {
      action: 'Copy',
      origin: { container: 'sales.public.customers' },
      destination: { container: 'copy_of' },
    },
  ],
  [
    'CREATE TABLE t AS (SELECT a FROM customers)',
    { action: 'Copy', object: { name: 'customers' }, destination: { container: 't' } },
  ],
  ['ALTER TABLE customers RENAME TO people', { action: 'Rename', object: { name: 'customers' } }],
  ["CREATE USER IF NOT EXISTS mercy PASSWORD = 'x'", { action: null, targetUser: 'mercy' }],
  ['ALTER USER clark SET DISABLED = TRUE', { action: null, targetUser: 'clark' }],
  ['DROP USER clark', { targetUser: 'clark' }],
  [
    'WITH a AS (SELECT 1) SELECT * FROM customers',
    { action: 'View', object: { name: 'customers' } },
  ],
])('%s', (sql, act) => {
  expect(statementAct(sql)).toMatchObject(act);
});

test.each([
  '',
  '<redacted>',
  'REVOKE SELECT ON TABLE t FROM ROLE r',
  'ALTER SHARE partner REMOVE ACCOUNTS = org1.acc1',
  "GET 'x' 'y'",
  "INSERT INTO t VALUES ('GRANT ALL TO ROLE PUBLIC')",
  '"GRANT" x TO y',
  'CREATE TABLE t (a INT)',
  'GRANT',
])('%j does not tell', (sql) => {
  expect(statementAct(sql)).toBeNull();
});

test('reads a hundred thousand characters of anything once', () => {
  const openings = [
    "GET '",
    'GRANT /*',
    'COPY INTO "',
    'SELECT (((((',
    'GET @"',
    'SELECT $$',
    'PUT a.',
  ];
  for (const opening of openings) {
    // A quadratic reader would take minutes over these, past every limit of the suite.
    expect(() => statementAct(opening.repeat(30_000))).not.toThrow();
    expect(() => statementAct(opening + '\'"*/@.$'.repeat(30_000))).not.toThrow();
  }
});
