import type { Random } from '../random.ts';
import { CUSTOMER_DOMAINS, OUTSIDE_NAMES, PARTNER_DOMAINS } from '../sample-company.data.ts';

/** Address of someone at one of the domains. */
function outsideAddress(random: Random, domains: readonly string[]): string {
  return `${random.pick(OUTSIDE_NAMES)}@${random.pick(domains)}`;
}

/** Address of a business partner. */
export function businessAddress(random: Random): string {
  return outsideAddress(random, [...PARTNER_DOMAINS, ...CUSTOMER_DOMAINS]);
}
