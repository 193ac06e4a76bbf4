import { randomUUID } from 'node:crypto';
import type { apiTokenRoutes, ApiToken } from '@waybill/contract';
import { isAddressPermitted, isPermittedIp } from '@waybill/identity';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import type { Services } from '../../http/feature.ts';
import type { SessionCaller } from '../../http/implement.ts';
import { requireSelf } from '../../http/session/require-self.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberRights } from '../identity/member-rights.ts';
import { requireAllData } from '../scopes/require-all-data.ts';
import { apiTokenHash, newApiTokenSecret } from './token-secret.ts';
import {
  apiTokenOf,
  countLive,
  lockTokens,
  termsOfToken,
  TOKEN_COLUMNS,
  type ApiTokenRow,
} from './token-rows.ts';

type Terms = z.output<(typeof apiTokenRoutes)['/v1/tokens']['POST']['body']>;

const LONGEST_MS = 366 * 86_400_000;
const MOST_LIVE = 50;

/**
 * Makes a token and answers its secret, which is stored nowhere. Throws `token.terms_exceeded`, `token.limit_reached`,
 * `resource.not_found` for an unknown holder, `permission.missing`, `scope.limited`, `request.invalid`.
 */
export async function createToken(
  { database, memberRights, now }: Pick<Services, 'database' | 'memberRights' | 'now'>,
  caller: SessionCaller,
  terms: Terms,
): Promise<{ token: ApiToken; secret: string }> {
  requireSelf(caller);
  requireAddresses(terms.addresses ?? []);
  requireEnd(terms.expiresAt, now());
  const { holderId = caller.userId } = terms;
  if (holderId !== caller.userId && !caller.permissions.has('token:manage')) {
    throw new AppError('permission.missing', { detail: 'Needs token:manage' });
  }
  const rights = await memberRights.now(caller.tenantId);
  const holder = rights.get(holderId);
  if (!holder) throw new AppError('resource.not_found');
  if (holderId !== caller.userId) requireServiceAccount(holder);
  requireHeld(terms, holder, caller);
  const secret = newApiTokenSecret();
  const row = await database.tenant(caller.tenantId, async (tx) => {
    await lockTokens(tx, caller.tenantId);
    if (holderId !== caller.userId) await requireAllData(tx);
    await requireWithinParent(tx, caller, terms);
    if ((await countLive(tx, holderId, now())) >= MOST_LIVE) {
      throw new AppError('token.limit_reached', { detail: `At most ${MOST_LIVE} at a time` });
    }
    return insertToken(tx, caller, { ...terms, holderId, secret, createdAt: now() });
  });
  return { token: apiTokenOf(row, rights, now()), secret };
}

function requireAddresses(addresses: readonly string[]): void {
  const errors = addresses.flatMap((text, index) =>
    isPermittedIp(text)
      ? []
      : [{ path: `addresses.${index}`, message: 'is not an address or a CIDR range' }],
  );
  if (errors.length > 0) throw new AppError('request.invalid', { errors });
}

function requireEnd(expiresAt: string, now: number): void {
  const end = Date.parse(expiresAt);
  if (end > now && end <= now + LONGEST_MS) return;
  throw new AppError('request.invalid', {
    errors: [{ path: 'expiresAt', message: 'is not within the next 366 days' }],
  });
}

/** A token for another person would show their scope and cases, and approve what needs a second person. */
function requireServiceAccount({ roles }: Pick<MemberRights, 'roles'>): void {
  if (roles.includes('Service')) return;
  throw new AppError('permission.missing', { detail: 'Members create their own tokens' });
}

function requireHeld(
  { permissions }: Terms,
  holder: Pick<MemberRights, 'permissions'>,
  caller: SessionCaller,
): void {
  const beyond = permissions.filter(
    (one) => !holder.permissions.has(one) || !caller.permissions.has(one),
  );
  if (beyond.length > 0) {
    throw new AppError('token.terms_exceeded', { detail: beyond.join(', ') });
  }
}

/** A token cannot outlive itself, or leave its addresses, by making another one. */
async function requireWithinParent(
  tx: Transaction,
  { tokenId }: SessionCaller,
  { expiresAt, addresses = [] }: Terms,
): Promise<void> {
  if (tokenId === null) return;
  const parent = await termsOfToken(tx, tokenId);
  if (!parent || Date.parse(expiresAt) > parent.endsAt.getTime()) {
    throw new AppError('token.terms_exceeded', { detail: 'expiresAt' });
  }
  if (!areWithin(addresses, parent.addresses)) {
    throw new AppError('token.terms_exceeded', { detail: 'addresses' });
  }
}

/** Ranges count as within only where the other list has the same. */
function areWithin(addresses: readonly string[], permitted: readonly string[]): boolean {
  if (permitted.length === 0) return true;
  return (
    addresses.length > 0 &&
    addresses.every((one) => permitted.includes(one) || isAddressPermitted(one, permitted))
  );
}

async function insertToken(
  tx: Transaction,
  { tenantId, userId, tokenId }: SessionCaller,
  token: Terms & { holderId: string; secret: string; createdAt: number },
): Promise<ApiTokenRow> {
  const [row] = await tx.named<ApiTokenRow>(
    'api_token_insert',
    `INSERT INTO api_token (tenant_id, token_id, holder_id, name, secret_hash, permissions, addresses,
       created_at, created_by, created_with, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${TOKEN_COLUMNS}`,
    [
      tenantId,
      randomUUID(),
      token.holderId,
      token.name,
      apiTokenHash(token.secret),
      [...new Set(token.permissions)],
      token.addresses ?? [],
      new Date(token.createdAt),
      userId,
      tokenId,
      token.expiresAt,
    ],
  );
  if (!row) throw new Error('The token was not stored');
  return row;
}
