import { field, recordsOf, textAt } from '../kit/field.ts';
import { lowerText, text, texts } from '../kit/text.ts';
import type { Grants } from './grants.ts';

const PUBLIC_CANNED = new Set(['public-read', 'public-read-write', 'authenticated-read']);
const PUBLIC_GROUP = /\/groups\/global\/(allusers|authenticatedusers)$/i;
/** `id="…"`, `uri="…"` or `emailAddress="…"`: how grant headers name a grantee. */
const HEADER_GRANTEE = /(id|uri|emailaddress)\s*=\s*"?([^",]+)"?/gi;

/**
 * Grantees of an S3 access control list, from request parameters: the canned ACL and grant headers of
 * any write call, or the body of PutBucketAcl and PutObjectAcl.
 */
export function aclGrants(parameters: Record<string, unknown>): Grants {
  const headers = headersOf(parameters);
  const canned = headers.get('x-amz-acl') ?? [];
  const grantees = [...headerGrantees(headers), ...bodyGrantees(parameters)];
  return {
    isPublic:
      canned.some((name) => PUBLIC_CANNED.has(name.toLowerCase())) ||
      grantees.some((grantee) => PUBLIC_GROUP.test(grantee)),
    accounts: [...new Set(grantees.filter((grantee) => !grantee.includes('/groups/')))],
  };
}

/** Whether a request sets the canned ACL that leaves only the owner. */
export function isMadePrivate(parameters: Record<string, unknown>): boolean {
  return headersOf(parameters).get('x-amz-acl')?.[0]?.toLowerCase() === 'private';
}

/** Request parameters by lower-case name: CloudTrail keeps the client's own spelling of headers. */
function headersOf(parameters: Record<string, unknown>): Map<string, string[]> {
  return new Map(
    Object.entries(parameters).map(([key, value]) => [key.toLowerCase(), texts(value)]),
  );
}

function headerGrantees(headers: Map<string, string[]>): string[] {
  return [...headers]
    .filter(([name]) => name.startsWith('x-amz-grant-'))
    .flatMap(([, values]) => values)
    .flatMap((value) => [...value.matchAll(HEADER_GRANTEE)])
    .map((match) => lowerText(match[2]))
    .filter((grantee) => grantee !== null);
}

function bodyGrantees(parameters: Record<string, unknown>): string[] {
  const owner = textAt(parameters, 'AccessControlPolicy.Owner.ID');
  return recordsOf(field(parameters, 'AccessControlPolicy.AccessControlList.Grant'))
    .map((grant) => textAt(grant, 'Grantee.URI', 'Grantee.ID', 'Grantee.EmailAddress'))
    .filter((grantee) => grantee !== null && grantee !== owner)
    .map((grantee) => text(grantee)?.toLowerCase() ?? '');
}
