import { expect, test, vi } from 'vitest';
import { testApp, testMember } from '../../testing/test-app.ts';
import { freePort } from '../platform/free-port.ts';
import { readConfig } from '../platform/config.ts';
import { CliError } from './cli-error.ts';
import { newTenantOf, tenantCommand } from './tenant-command.ts';

test('a tenant is named with its owner, whose mail domain is its own', () => {
  expect(newTenantOf({ name: 'Acme', domains: [], owner: 'ana@acme.example' })).toEqual({
    name: 'Acme',
    ownDomains: ['acme.example'],
    owner: 'ana@acme.example',
  });
});

test.each([
  [{ name: undefined, domains: [], owner: 'ana@acme.example' }],
  [{ name: 'Acme', domains: [], owner: undefined }],
  [{ name: 'Acme', domains: ['not a domain'], owner: 'ana@acme.example' }],
  [{ name: 'Acme', domains: [], owner: 'ana' }],
])('%j is refused', (given) => {
  expect(() => newTenantOf(given)).toThrow(CliError);
});

test('a second tenant has its own owner and an audit entry', async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const app = await testApp({ environment: { IDENTITY_REDIRECT_ORIGINS: address } });
  await testMember(app);
  await app.app.listen({ host: '127.0.0.1', port });
  const config = readConfig({ WAYBILL_MASTER_KEY: app.masterKey.toString('hex') });
  const { database } = app.db;
  const installation = {
    config,
    address,
    signInAddress: `${address}/login`,
    database,
    databaseUrl: '',
  };
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const tenant = { name: 'Second', ownDomains: ['second.example'], owner: 'ana@second.example' };
  try {
    expect(await tenantCommand(installation, tenant)).toBe(0);
    await expect(tenantCommand(installation, tenant)).rejects.toThrow(
      'A tenant named "Second" already exists',
    );
  } finally {
    told.mockRestore();
  }
  const user = await app.services.identityAdmin.loadUserByLoginId(tenant.owner);
  expect(user?.tenants).toMatchObject([{ roles: ['Owner'] }]);
  const [row] = await database.system((tx) =>
    tx.query<{ id: number }>('SELECT tenant_id_of_idp($1) AS id', [user?.tenants[0]?.tenantId]),
  );
  const entries = await database.tenant(row?.id ?? 0, (tx) =>
    tx.query('SELECT action FROM audit_entry'),
  );
  expect(entries).toEqual([{ action: 'tenant.created' }]);
  await app.close();
});
