import { isRecord, recordsOf } from '../kit/field.ts';
import { lowerText, text, texts } from '../kit/text.ts';
import { NO_GRANTS, mergeGrants, type Grants } from './grants.ts';
import { accountIn } from './user-identity.ts';

/**
 * Condition keys that limit a public statement to callers or places named by the owner, so that AWS
 * does not consider it public ("The meaning of public", Blocking public access to your Amazon S3
 * storage).
 */
const NARROWING = new Set([
  'aws:principalorgid',
  'aws:principalorgpaths',
  'aws:principalaccount',
  'aws:principalarn',
  'aws:resourceorgid',
  'aws:sourcearn',
  'aws:sourceaccount',
  'aws:sourceowner',
  'aws:sourceorgid',
  'aws:sourceip',
  'aws:sourcevpc',
  'aws:sourcevpce',
  'aws:userid',
  'kms:calleraccount',
  'kms:viaservice',
  's3:dataaccesspointaccount',
  's3:dataaccesspointarn',
  'sns:endpoint',
]);
/** The narrowing keys whose values are accounts. */
const ACCOUNT_KEYS = new Set([
  'aws:principalaccount',
  'aws:sourceaccount',
  'aws:sourceowner',
  'kms:calleraccount',
  's3:dataaccesspointaccount',
]);
/** `StringNotEquals` and the like exclude; they do not tie the statement to anyone. */
const EXCLUDING = /not/i;

/** Grantees of a resource policy's Allow statements; the policy as an object or as JSON text. */
export function policyGrants(policy: unknown): Grants {
  const document = typeof policy === 'string' ? parsed(policy) : policy;
  if (!isRecord(document)) return NO_GRANTS;
  return mergeGrants(recordsOf(document['Statement']).map(statementGrants));
}

function statementGrants(statement: Record<string, unknown>): Grants {
  if (lowerText(statement['Effect']) !== 'allow') return NO_GRANTS;
  const principals = principalsOf(statement['Principal']);
  const accounts = principals.map(grantee).filter((account) => account !== null);
  // Everyone except someone counts as everyone.
  const isForAll = principals.includes('*') || statement['NotPrincipal'] !== undefined;
  if (!isForAll) return { isPublic: false, accounts };
  const narrowing = narrowingValues(statement['Condition']);
  return narrowing === null
    ? { isPublic: true, accounts }
    : { isPublic: false, accounts: [...new Set([...accounts, ...narrowing])] };
}

/** `"*"`, `{"AWS": …}` and `{"CanonicalUser": …}`; services and identity providers are no accounts. */
function principalsOf(principal: unknown): string[] {
  if (!isRecord(principal)) return texts(principal);
  return [...texts(principal['AWS']), ...texts(principal['CanonicalUser'])];
}

function grantee(principal: string): string | null {
  // A canonical user id represents an account: 64 hexadecimal digits.
  return accountIn(principal) ?? /^[0-9a-f]{64}$/i.exec(principal)?.[0]?.toLowerCase() ?? null;
}

/** Accounts named by narrowing conditions; null when no condition narrows the statement. */
function narrowingValues(condition: unknown): string[] | null {
  if (!isRecord(condition)) return null;
  const keys = Object.entries(condition)
    .filter(([operator, block]) => !EXCLUDING.test(operator) && isRecord(block))
    .flatMap(([, block]) => (isRecord(block) ? Object.entries(block) : []))
    .filter(([key, value]) => NARROWING.has(key.toLowerCase()) && isFixed(value));
  if (keys.length === 0) return null;
  return keys
    .filter(([key]) => ACCOUNT_KEYS.has(key.toLowerCase()))
    .flatMap(([, value]) => texts(value))
    .map(accountIn)
    .filter((account) => account !== null);
}

/** Values that represent everything: any text, any network, resources of any account. */
const ANYTHING = /^(\*|0\.0\.0\.0\/0|::\/0|arn:[^:]*:[^:]*:[^:]*:\*)/;

function isFixed(value: unknown): boolean {
  const values = texts(value);
  return values.length > 0 && values.every((item) => !ANYTHING.test(item.trim()));
}

function parsed(policy: string): unknown {
  const written = text(policy)?.trim() ?? '';
  try {
    // IAM writes policy documents URL-encoded in its answers.
    return JSON.parse(written.startsWith('%') ? decodeURIComponent(written) : written);
  } catch {
    return null;
  }
}
