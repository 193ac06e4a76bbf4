import { addressKey } from '../limits/token-buckets.ts';
import type { Caller } from './fair-turns.ts';

/** A caller by address, if nothing else is known about them yet. */
export function byAddress(remoteAddress: string): Caller {
  return { group: addressKey(remoteAddress), member: '' };
}

/** Someone returning from a tenant's provider: tenants take turns, and so do addresses within one. */
export function ofTenant(tenantId: string, remoteAddress: string): Caller {
  return { group: `tenant ${tenantId}`, member: addressKey(remoteAddress) };
}

/** The holder of the management key: the product's own server. */
export const MANAGEMENT: Caller = { group: 'management', member: '' };
