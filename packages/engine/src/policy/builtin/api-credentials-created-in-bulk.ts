import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, eventsWithin } from '../bulk.ts';
import { endsWithOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'api-credentials-created-in-bulk',
  version: 1,
  name: 'Many API tokens or keys created',
  description:
    'One person created at least 5 access keys, service account keys or tokens within 60 minutes.',
  group: 'secrets',
  reason: 'Attackers spread keys over accounts to keep access after the first one is found.',
  techniques: ['T1098.001'],
  needs: 'Audit logs of AWS, Google Cloud, Okta, GitHub or Slack',
  since: 2,
  severity: 'HIGH',
  title: 'Many API tokens or keys created',
  condition: {
    all: [
      ...BY_PERSON,
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['AWS', 'Okta', 'GitHub', 'Slack'] },
              {
                f: 'operation',
                op: 'in',
                v: [
                  'CreateAccessKey',
                  'system.api_token.create',
                  'personal_access_token.access_granted',
                  'repo.create_deploy_key',
                  'user_auth_token_created',
                  'service_token_created',
                ],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              endsWithOne('operation', ['CreateServiceAccountKey', 'CreateHmacKey']),
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor'],
  window: eventsWithin(5, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'CreateAccessKey',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'AWS',
        vendorOperation: 'CreateAccessKey',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'CreateAccessKey',
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'DeleteAccessKey',
      },
    ],
  },
});
