import { field, recordsOf, textAt } from '../kit/field.ts';
import { truth } from '../kit/number.ts';
import { text, texts } from '../kit/text.ts';
import { aclGrants } from './acl.ts';
import { NO_GRANTS, mergeGrants, type Grants } from './grants.ts';
import { policyGrants } from './resource-policy.ts';
import { accountIn } from './user-identity.ts';

/** Where requests carry a resource policy: S3, KMS, ECR, Secrets Manager, SQS, SNS, OpenSearch, Glacier. */
const POLICY_PATHS = [
  'bucketPolicy',
  'policy',
  'policy.policy',
  'Policy',
  'policyText',
  'resourcePolicy',
  'attributes.Policy',
  'attributeValue',
  'accessPolicies',
  'accessPolicy',
  'policyDocument',
  'assumeRolePolicyDocument',
  'policyInJson',
  'resourcePolicy.policy',
  'details.policy',
  'Details.Policy',
];
/** Request parameters with grantees, one or many: accounts, ARNs or `*`. */
const GRANTEE_PATHS = [
  'principal',
  'principals',
  'granteePrincipal',
  'aWSAccountId',
  'aWSAccountIds',
  'accountWithRestoreAccess',
  'consumerIdentifier',
  'accountIdsToAdd',
  'sharedAccountId',
  'peerOwnerId',
  'addAllowedPrincipals',
  'CreateVpcPeeringConnectionRequest.PeerOwnerId',
  'ModifyVpcEndpointServicePermissionsRequest.AddAllowedPrincipals.content',
  'principal.dataLakePrincipalIdentifier',
  'destinationArn',
  'endpoint',
];
/** Request lists of grantees, with the key that names them. */
const ENTRY_PATHS = [
  ['targets', 'arn'],
  ['statements', 'principals'],
  ['replicationConfiguration.rules', 'destinations'],
  ['NotificationConfiguration.QueueConfiguration', 'Queue'],
  ['NotificationConfiguration.TopicConfiguration', 'Topic'],
  ['NotificationConfiguration.CloudFunctionConfiguration', 'CloudFunction'],
] as const;
/** EC2 writes what it adds to a permission as items under `add`. */
const PERMISSION_PATHS = ['createVolumePermission', 'launchPermission', 'loadPermission'];

/** Everyone whom the request parameters of a sharing call give access. */
export function shareGrants(parameters: Record<string, unknown>): Grants {
  return mergeGrants([
    aclGrants(parameters),
    ...POLICY_PATHS.map((path) => policyGrants(field(parameters, path))),
    ...PERMISSION_PATHS.map((path) =>
      permissionGrants(field(parameters, `${path}.add.items`) ?? field(parameters, `${path}.add`)),
    ),
    valueGrants(parameters),
    granteeGrants(parameters),
    visibilityGrants(parameters),
  ]);
}

/** Items such as `{"userId": "111122223333"}` or `{"group": "all"}`. */
function permissionGrants(items: unknown): Grants {
  const records = recordsOf(items);
  return {
    isPublic: records.some((item) => textAt(item, 'group') === 'all'),
    accounts: records.map((item) => accountIn(item['userId'])).filter((id) => id !== null),
  };
}

/** RDS adds accounts, or `all`, to the attribute `restore`. */
function valueGrants(parameters: Record<string, unknown>): Grants {
  const added = texts(parameters['valuesToAdd']);
  return {
    isPublic: added.includes('all'),
    accounts: added.map(accountIn).filter((id) => id !== null),
  };
}

/** How a grantee represents all accounts; documents of Systems Manager write a word. */
const EVERYBODY = new Set(['*', 'all', 'All']);
/** A whole organisation, or a part of it: identified by an ARN of its management account. */
const OF_ORGANIZATION = /^arn:aws[\w-]*:organizations:/;

/** Names standing alone or in a list, or of the registries that images are replicated to. */
function namesIn(value: unknown): string[] {
  const ofRecords = recordsOf(value).map((entry) => textAt(entry, 'registryId', 'content'));
  return [...texts(value), ...ofRecords.filter((name) => name !== null)];
}

function granteeGrants(parameters: Record<string, unknown>): Grants {
  const grantees = [
    ...GRANTEE_PATHS.flatMap((path) => namesIn(field(parameters, path))),
    ...ENTRY_PATHS.flatMap(([list, name]) =>
      recordsOf(field(parameters, list)).flatMap((entry) => namesIn(entry[name])),
    ),
  ].filter((grantee) => !OF_ORGANIZATION.test(grantee));
  // Lambda limits a public permission to one organisation or one source account.
  const isNarrowed = textAt(parameters, 'principalOrgID', 'sourceAccount', 'sourceArn') !== null;
  return {
    isPublic: grantees.some((grantee) => EVERYBODY.has(grantee)) && !isNarrowed,
    accounts: [...grantees, text(parameters['sourceAccount'])]
      .map(accountIn)
      .filter((id) => id !== null),
  };
}

/**
 * Resources that are public as a whole: logs and artefacts of a CodeBuild project, a function URL
 * without authentication, a database with a public address.
 */
function visibilityGrants(parameters: Record<string, unknown>): Grants {
  const isPublic =
    textAt(parameters, 'projectVisibility') === 'PUBLIC_READ' ||
    textAt(parameters, 'authType') === 'NONE' ||
    truth(field(parameters, 'publiclyAccessible')) === true;
  return isPublic ? { isPublic, accounts: [] } : NO_GRANTS;
}
