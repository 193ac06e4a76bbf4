import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'api-credential-created',
  version: 2,
  name: 'API token or key created',
  description:
    'A token, key or secret was created that gives programs access to the organization’s data without signing in.',
  group: 'secrets',
  reason: 'A key works without sign-in or second factor and survives a password change.',
  techniques: ['T1098.001', 'T1528'],
  needs: 'Audit logs of the identity provider, cloud or code host',
  since: 2,
  severity: 'MEDIUM',
  title: 'API token or key created',
  condition: {
    all: [
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        any: [
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'Okta',
              },
              {
                f: 'operation',
                op: 'in',
                v: [
                  'system.api_token.create',
                  'app.oauth2.credentials.lifecycle.create',
                  'app.oauth2.client.lifecycle.create',
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'GitHub',
              },
              {
                f: 'operation',
                op: 'in',
                v: [
                  'personal_access_token.access_granted',
                  'personal_access_token.request_created',
                  'oauth_application.generate_client_secret',
                  'integration.generate_client_secret',
                  'public_key.create',
                  'repo.create_deploy_key',
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'AWS',
              },
              {
                f: 'operation',
                op: 'in',
                v: ['CreateAccessKey', 'CreateServiceSpecificCredential'],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'Google Cloud',
              },
              {
                any: [
                  {
                    f: 'operation',
                    op: 'endsWith~',
                    v: 'CreateServiceAccountKey',
                  },
                  {
                    f: 'operation',
                    op: 'endsWith~',
                    v: 'UploadServiceAccountKey',
                  },
                  {
                    f: 'operation',
                    op: 'endsWith~',
                    v: 'CreateHmacKey',
                  },
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'in',
                v: ['Entra', 'Microsoft 365'],
              },
              {
                any: [
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Add service principal credentials',
                  },
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Update application – Certificates and secrets management',
                  },
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Update application - Certificates and secrets management',
                  },
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'Slack',
              },
              {
                f: 'operation',
                op: 'in',
                v: ['seamless_auth_user_token_created', 'seamless_auth_team_token_created'],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'Wiz',
              },
              {
                f: 'operation',
                op: 'in~',
                v: ['CreateServiceAccount', 'RotateServiceAccountSecret'],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Notion' },
              { f: 'operation', op: 'eq', v: 'workspace.scim_token_generated' },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Kandji' },
              { f: 'operation', op: 'eq', v: 'api_token.create' },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'system.api_token.create',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        vendorOperation: 'CreateAccessKey',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'GitHub',
        vendorOperation: 'personal_access_token.access_granted',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'system.api_token.revoke',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        vendorOperation: 'DeleteAccessKey',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Slack',
        vendorOperation: 'CreateAccessKey',
      },
    ],
  },
});
