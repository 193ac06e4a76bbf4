import type { Actor } from '@waybill/contract';
import { domainOf, emailOf } from '../kit/address.ts';
import { recordOf, textAt } from '../kit/field.ts';
import { lowerText, text } from '../kit/text.ts';

/** The caller in CloudTrail's `userIdentity` element. */
export interface Caller {
  actor: Partial<Actor>;
  /** Account of the credentials, 12 digits. */
  account: string | null;
  /** Name that the caller gave to the session of an assumed role. */
  session: string | null;
  /**
   * The caller belongs to another account than the record: the owner of a resource sees its use. Type
   * `AWSAccount` states it; for other types the two accounts differ.
   */
  isOtherAccount: boolean;
  isAnonymous: boolean;
}

const PERSON_TYPES = new Set([
  'Root',
  'IAMUser',
  'FederatedUser',
  'SAMLUser',
  'WebIdentityUser',
  'IdentityCenterUser',
  'Directory',
]);

/** Reads the `userIdentity` element of a CloudTrail record. */
export function callerOf(record: Record<string, unknown>): Caller {
  const identity = recordOf(record['userIdentity']);
  const type = textAt(identity, 'type');
  const account = textAt(identity, 'accountId');
  // S3 writes ANONYMOUS_PRINCIPAL, other services anonymous.
  const isAnonymous = account?.toLowerCase().startsWith('anonymous') === true;
  const session = sessionOf(identity);
  const name = nameOf(identity, type);
  const email = emailOf(session) ?? emailOf(name);
  return {
    actor: {
      kind: isAnonymous ? 'anonymous' : kindOf(record, { identity, type, email }),
      id: isAnonymous ? null : textAt(identity, 'principalId', 'onBehalfOf.userId', 'arn'),
      name,
      email,
      domain: domainOf(email),
    },
    account: isAnonymous ? null : account,
    session,
    isOtherAccount: !isAnonymous && (type === 'AWSAccount' || isForeign(account, record)),
    isAnonymous,
  };
}

/** Whether an account other than the caller's received the record. */
function isForeign(account: string | null, record: Record<string, unknown>): boolean {
  const [caller, recipient] = [accountIn(account), accountIn(record['recipientAccountId'])];
  return caller !== null && recipient !== null && recipient !== caller;
}

/** Libraries of programs; people use the console, the command line or a browser. */
const PROGRAM = /^\[?(?:aws-sdk-|boto3\/|botocore\/|hadoop|apn\/)/i;

function kindOf(
  record: Record<string, unknown>,
  who: { identity: Record<string, unknown>; type: string | null; email: string | null },
): Actor['kind'] {
  const { identity, type, email } = who;
  if (type !== null && PERSON_TYPES.has(type)) return 'person';
  // Single sign-on names the session after the person's address.
  if (email !== null) return 'person';
  const isByService = type === 'AWSService' || textAt(identity, 'invokedBy') !== null;
  const isProgram = type === 'AssumedRole' && PROGRAM.test(textAt(record, 'userAgent') ?? '');
  return isByService || isProgram ? 'service' : 'unknown';
}

function nameOf(identity: Record<string, unknown>, type: string | null): string | null {
  const written = textAt(identity, 'userName', 'sessionContext.sessionIssuer.userName');
  if (written !== null) return written;
  if (type === 'Root') return 'root';
  // arn:aws:sts::111122223333:assumed-role/role-name/session-name
  const [, ofArn] = arnResource(identity['arn'])?.split('/') ?? [];
  return text(ofArn) ?? textAt(identity, 'invokedBy');
}

function sessionOf(identity: Record<string, unknown>): string | null {
  const steps = arnResource(identity['arn'])?.split('/') ?? [];
  if (steps[0] !== 'assumed-role') return null;
  return text(steps.slice(2).join('/')) ?? text(textAt(identity, 'principalId')?.split(':')[1]);
}

/** The part of an ARN after the account. */
function arnResource(arn: unknown): string | null {
  return text(text(arn)?.split(':').slice(5).join(':'));
}

/** The account in an ARN, or the account id standing alone (12 digits); null if none. */
export function accountIn(value: unknown): string | null {
  const written = lowerText(value)?.trim() ?? '';
  return /^(?:arn:aws[\w-]*:[^:]*:[^:]*:)?(\d{12})(?::|$)/.exec(written)?.[1] ?? null;
}
