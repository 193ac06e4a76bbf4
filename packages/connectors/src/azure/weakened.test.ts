import { expect, test } from 'vitest';
import { weakenedBy } from './weakened.ts';

const CHANGE = 'Microsoft.Storage/storageAccounts/write';
const SERVICE = 'MICROSOFT.STORAGE/STORAGEACCOUNTS/BLOBSERVICES/WRITE';

test.each([
  [CHANGE, { properties: { supportsHttpsTrafficOnly: false } }, 'encryption'],
  [CHANGE, { properties: { supportsHttpsTrafficOnly: true } }, null],
  [CHANGE, { properties: { allowSharedKeyAccess: true } }, 'sign-in'],
  [CHANGE, { location: 'westeurope', properties: { allowSharedKeyAccess: true } }, null],
  [SERVICE, { properties: { isVersioningEnabled: false } }, 'versions'],
  [SERVICE, { properties: { deleteRetentionPolicy: { enabled: 'false' } } }, 'versions'],
  ['Microsoft.Sql/servers/write', { properties: { isVersioningEnabled: false } }, null],
  [CHANGE, {}, null],
])('%s with %j takes off %s', (operationName, body, weakened) => {
  const properties = { requestbody: JSON.stringify(body) };
  expect(weakenedBy({ operationName, properties })).toBe(weakened);
});
