import { field, recordOf, textAt } from '../kit/field.ts';
import { truth } from '../kit/number.ts';
import { isMadePrivate } from './acl.ts';
import { grantRecipients, mergeGrants, NO_GRANTS, reachesBeyond, type Grants } from './grants.ts';
import { SHARES_ONLY_WITH_GRANTEE } from './operations.data.ts';
import { PUBLIC_PLACE, accountPlace } from './place.ts';
import type { ActFacts } from './s3-act.ts';
import { shareGrants } from './share-grants.ts';

const BLOCKS = [
  'BlockPublicAcls',
  'IgnorePublicAcls',
  'BlockPublicPolicy',
  'RestrictPublicBuckets',
];
const NOT_SHARED: ActFacts = { action: null, movement: 'none' };

/**
 * Grantees of a sharing call. Calls that remove access or enable every public access block share
 * nothing.
 */
export function shareAct(record: Record<string, unknown>, operation: string): ActFacts {
  if (blocksEverything(record)) return NOT_SHARED;
  const own = textAt(record, 'recipientAccountId', 'userIdentity.accountId');
  const parameters = recordOf(record['requestParameters']);
  const grants = mergeGrants([shareGrants(parameters), databaseGrants(record)]);
  if (SHARES_ONLY_WITH_GRANTEE.has(operation) && !reachesBeyond(grants, own)) return NOT_SHARED;
  if (isMadePrivate(parameters)) return { movement: 'none', visibilityAfter: 'private' };
  const recipients = grantRecipients(grants, own);
  if (grants.isPublic) return { recipients, visibilityAfter: 'public', destination: PUBLIC_PLACE };
  const other = grants.accounts.find((account) => account !== own);
  return { recipients, destination: other === undefined ? null : accountPlace(other) };
}

/**
 * A restored database inherits its network; only the response says whether it is reachable from the
 * Internet.
 */
function databaseGrants(record: Record<string, unknown>): Grants {
  const isRestored = textAt(record, 'eventName')?.startsWith('Restore') === true;
  const isPublic = truth(field(record, 'responseElements.publiclyAccessible')) === true;
  return isRestored && isPublic ? { isPublic, accounts: [] } : NO_GRANTS;
}

function blocksEverything(record: Record<string, unknown>): boolean {
  const path = 'requestParameters.PublicAccessBlockConfiguration';
  return BLOCKS.every((block) => truth(field(record, `${path}.${block}`)) === true);
}
