import type { TenantSettings, Tristate } from '@waybill/contract';

/** Tenant settings in a form that answers "is this ours?" without scanning lists. */
export interface CompiledTenantSettings {
  ownDomains: ReadonlySet<string>;
  ownAccounts: ReadonlySet<string>;
  /** Forms of account id that the tenant's own accounts have; see `accountForm`. */
  ownAccountForms: ReadonlySet<AccountForm>;
  managedDevices: ReadonlySet<string>;
  isDeviceListComplete: boolean;
}

export type AccountForm = 'digits' | 'guid' | 'domain' | 'other';

/**
 * The settings that apply to an event of that cloud account. If they list no account in its format, the
 * account that sent the record belongs to the tenant and every other account in that format to someone
 * else. This applies to twelve-digit accounts only, which own what they hold; subscriptions and
 * projects are parts of one owner.
 */
export function withOwnAccount(
  settings: CompiledTenantSettings,
  account: string | null,
): CompiledTenantSettings {
  if (account === null || settings.ownAccountForms.has('digits')) return settings;
  const own = account.trim();
  if (!/^\d{12}$/.test(own)) return settings;
  return {
    ...settings,
    ownAccounts: new Set([...settings.ownAccounts, own]),
    ownAccountForms: new Set([...settings.ownAccountForms, 'digits']),
  };
}

/**
 * Prepares the settings once for many events. Values are trimmed and folded; empty values are dropped.
 */
export function compileTenantSettings(settings: TenantSettings): CompiledTenantSettings {
  const ownAccounts = tokens(settings.ownAccounts);
  return {
    ownDomains: new Set([...tokens(settings.ownDomains)].map(bareDomain).filter((d) => d !== '')),
    ownAccounts,
    ownAccountForms: new Set([...ownAccounts].map(accountForm)),
    managedDevices: tokens(settings.managedDevices),
    isDeviceListComplete: settings.isDeviceListComplete,
  };
}

/**
 * Whether a mail or web domain belongs to someone else. A subdomain of an own domain counts as own.
 * Unknown if there is no own domain or the text is not a domain.
 */
export function domainOutside(settings: CompiledTenantSettings, domain: string | null): Tristate {
  if (domain === null || settings.ownDomains.size === 0) return 'unknown';
  const name = bareDomain(domain.trim().toLowerCase());
  if (!isDomain(name)) return 'unknown';
  return isOwnDomain(settings, name) ? 'no' : 'yes';
}

/**
 * Whether an account (cloud account id, workspace, tenant, mail address or domain) is someone else’s.
 * Own accounts decide only for ids in their own format: a list of twelve-digit cloud accounts says
 * nothing about a chat workspace, which therefore stays unknown.
 */
export function accountOutside(settings: CompiledTenantSettings, account: string | null): Tristate {
  const name = account?.trim().toLowerCase() ?? '';
  if (name === '') return 'unknown';
  if (settings.ownAccounts.has(name)) return 'no';
  const domain = mailDomain(name) ?? name;
  const form = accountForm(domain);
  if (form === 'domain') return domainOutside(settings, domain);
  return settings.ownAccountForms.has(form) ? 'yes' : 'unknown';
}

/** Shorter labels of domains say too little, e.g. `eu.example.com`. */
const LEAST_LABEL = 3;

/**
 * Whether an account that is a mere name is the tenant's: named as an own domain begins, alone or as the first
 * part (`acme`, `acme-labs` for `acme.example`).
 */
export function isOwnName(settings: CompiledTenantSettings, account: string): boolean {
  const name = account.trim().toLowerCase();
  return [...settings.ownDomains].some((domain) => {
    const label = domain.split('.')[0] ?? '';
    return (
      label.length >= LEAST_LABEL &&
      (name === label || (/^[-_.]/.test(name.slice(label.length)) && name.startsWith(label)))
    );
  });
}

/** Whether one of the ids (device id, host name) is on the tenant's device list. */
export function deviceManaged(
  settings: CompiledTenantSettings,
  ids: readonly (string | null)[],
): Tristate {
  const known = ids.map((id) => id?.trim().toLowerCase() ?? '').filter((id) => id !== '');
  if (known.some((id) => settings.managedDevices.has(id))) return 'yes';
  return known.length > 0 && settings.isDeviceListComplete ? 'no' : 'unknown';
}

/** Domain of a mail address, lower case; null when the text is not an address. */
export function mailDomain(address: string): string | null {
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const domain = bareDomain(address.slice(at + 1).toLowerCase());
  return isDomain(domain) ? domain : null;
}

/** Walks up the parents of a domain, starting with the full name; at most one lookup per label. */
function isOwnDomain(settings: CompiledTenantSettings, domain: string): boolean {
  let rest = domain;
  for (;;) {
    if (settings.ownDomains.has(rest)) return true;
    const dot = rest.indexOf('.');
    if (dot === -1) return false;
    rest = rest.slice(dot + 1);
  }
}

function accountForm(account: string): AccountForm {
  if (/^\d+$/.test(account)) return 'digits';
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(account)) return 'guid';
  return isDomain(account) ? 'domain' : 'other';
}

/**
 * Letters, digits, hyphens and at least one dot; an IP address is not a domain. 253 is the DNS limit.
 */
function isDomain(text: string): boolean {
  return (
    text.length <= 253 &&
    /^(?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(text) &&
    !/^[\d.]+$/.test(text)
  );
}

/** `@example.com`, `*.example.com` and `example.com.` all name `example.com`. */
function bareDomain(domain: string): string {
  return domain.replace(/^(?:@|\*\.|\.)/, '').replace(/\.$/, '');
}

function tokens(values: readonly string[]): Set<string> {
  return new Set(values.map((value) => value.trim().toLowerCase()).filter((value) => value !== ''));
}
