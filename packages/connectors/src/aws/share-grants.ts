import { field, recordsOf, textAt } from '../kit/field.ts';
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
];
/** Where requests carry who is let in, one or many: accounts, ARNs or `*`. */
const GRANTEE_PATHS = [
  'principal',
  'principals',
  'granteePrincipal',
  'aWSAccountId',
  'aWSAccountIds',
  'accountWithRestoreAccess',
  'consumerIdentifier',
];
/** EC2 writes what it adds to a permission as items under `add`. */
const PERMISSION_PATHS = ['createVolumePermission', 'launchPermission', 'loadPermission'];

/** Everybody whom the request parameters of a sharing call give access. */
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

function granteeGrants(parameters: Record<string, unknown>): Grants {
  const grantees = GRANTEE_PATHS.flatMap((path) => texts(field(parameters, path)));
  // Lambda narrows a permission for everybody to one organisation or one source account.
  const isNarrowed = textAt(parameters, 'principalOrgID', 'sourceAccount', 'sourceArn') !== null;
  return {
    isPublic: grantees.includes('*') && !isNarrowed,
    accounts: [...grantees, text(parameters['sourceAccount'])]
      .map(accountIn)
      .filter((id) => id !== null),
  };
}

/** CodeBuild publishes the logs and artefacts of a project as a whole. */
function visibilityGrants(parameters: Record<string, unknown>): Grants {
  return textAt(parameters, 'projectVisibility') === 'PUBLIC_READ'
    ? { isPublic: true, accounts: [] }
    : NO_GRANTS;
}
