import type { RuntimeConfig } from '@waybill/contract';
import type { Session } from '../../app/session/session-context.ts';

/** A member with all permissions, without flags. */
export const SESSION: Session = {
  user: { userId: 'u1', name: 'Dana Whitfield', email: 'dana@northwind.example' },
  tenant: {
    tenantId: 't1',
    name: 'Northwind',
    region: 'us-east-1',
    hasSampleData: false,
    timeZone: 'UTC',
  },
  permissions: [],
  featureFlags: {},
  tenants: [{ tenantId: 't1', name: 'Northwind' }],
  preferences: { language: null, timeZone: null },
  hasFlag: () => false,
  can: () => true,
  reload: async () => {},
};

/** One region with the embedded provider, already set up. */
export const CONFIG: RuntimeConfig = {
  projectId: 'P2aaaaaaaaaaaaaaaaaaaaaaaaaa',
  identityBaseUrl: '',
  apiBases: { 'us-east-1': '', 'eu-west-1': '' },
  regions: ['us-east-1'],
  login: {
    methods: ['password'],
    oauthProviders: [],
    isOneTap: false,
    flowId: '',
    identityStaticUrl: '',
    identityCdnUrl: '',
    refreshMode: 'cookie',
  },
  needsSetup: false,
  version: '0',
};
