import type { Recipient, Tristate } from '@waybill/contract';
import { openRecipient } from '../kit/recipient.ts';
import { SERVICE_ACCOUNTS } from './service-accounts.data.ts';

/** Grantees of a call. */
export interface Grants {
  /** Everyone, or everyone with an AWS account. */
  isPublic: boolean;
  /** Account ids, canonical user ids or addresses of accounts, lower case, without duplicates. */
  accounts: string[];
}

export const NO_GRANTS: Grants = { isPublic: false, accounts: [] };

/** All of the grants together, but for those to Amazon's own accounts. */
export function mergeGrants(all: Grants[]): Grants {
  return {
    isPublic: all.some((grants) => grants.isPublic),
    accounts: [...new Set(all.flatMap((grants) => grants.accounts))].filter(
      (account) => !SERVICE_ACCOUNTS.has(account),
    ),
  };
}

/** Whether the grants reach anyone but the account that owns the resource. */
export function reachesBeyond(grants: Grants, ownAccount: string | null): boolean {
  return grants.isPublic || grants.accounts.some((account) => account !== ownAccount);
}

/**
 * The recipients of grants. An account is inside if it is the owner's own; the owner of any other
 * account is unknown, so the tenant's settings decide.
 */
export function grantRecipients(grants: Grants, ownAccount: string | null): Recipient[] {
  const everybody = grants.isPublic ? [openRecipient('public')] : [];
  const accounts = grants.accounts.map((address): Recipient => {
    const outside: Tristate = address === ownAccount ? 'no' : 'unknown';
    return { kind: 'account', address, domain: null, outside };
  });
  return [...everybody, ...accounts];
}
