import { expect, test } from 'vitest';
import { resourceGroup, resourceKind, resourceType, subscription } from './resource.ts';

const GROUP = '/SUBSCRIPTIONS/0F0F/RESOURCEGROUPS/Harbor-RG';

test.each([
  ['Microsoft.Compute/disks/ledger', 'microsoft.compute/disks', 'bucket'],
  ['MICROSOFT.COMPUTE/SNAPSHOTS/L1', 'microsoft.compute/snapshots', 'snapshot'],
  [
    'Microsoft.Storage/storageAccounts/a/blobServices/default/containers/c',
    'microsoft.storage/storageaccounts/blobservices/containers',
    'bucket',
  ],
  ['Microsoft.Sql/servers/s/databases/d', 'microsoft.sql/servers/databases', 'database'],
  ['Microsoft.Web/sites/w', 'microsoft.web/sites', 'application'],
  [
    'Microsoft.Network/networkSecurityGroups/n',
    'microsoft.network/networksecuritygroups',
    'setting',
  ],
])('%s is of type %s', (path, type, kind) => {
  const record = { resourceId: `${GROUP}/providers/${path}` };
  expect(resourceType(record)).toBe(type);
  expect(resourceKind(record)).toBe(kind);
});

test('subscription and group come out of the address', () => {
  const record = { resourceId: `${GROUP}/providers/Microsoft.Web/sites/w` };
  expect(subscription(record)).toBe('0f0f');
  expect(resourceGroup(record)).toBe('Harbor-RG');
});

test('an address without a provider has no type', () => {
  expect(resourceType({ resourceId: GROUP })).toBeNull();
  expect(resourceKind({})).toBe('setting');
  expect(subscription({ resourceId: 17 })).toBeNull();
});
