import type { MappedEvent } from '@waybill/contract';

/**
 * Whether the action sets up mail that is sent on on its own from now on. Mappings say so in
 * `extra.forwarding`; the audit log of Google Workspace says so by its operation.
 */
export function isStandingForwarding(
  event: Pick<MappedEvent, 'extra' | 'vendorOperation'>,
): boolean {
  if (event.extra['forwarding'] !== undefined) return true;
  return event.vendorOperation.toLowerCase() === 'email_forwarding_out_of_domain';
}
