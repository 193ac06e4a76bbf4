import type { OrganisationSettings } from '@waybill/contract';

/** The form while edited; devices are one text, because there may be thousands. */
export interface OrganisationDraft {
  name: string;
  ownDomains: readonly string[];
  ownAccounts: readonly string[];
  devicesText: string;
  isDeviceListComplete: boolean;
}

export function draftOf(settings: OrganisationSettings): OrganisationDraft {
  const { name, ownDomains, ownAccounts, managedDevices, isDeviceListComplete } = settings;
  return {
    name,
    ownDomains,
    ownAccounts,
    devicesText: managedDevices.join('\n'),
    isDeviceListComplete,
  };
}

/** A whole mail or web domain, which distinguishes people of one organization from others. */
const DOMAIN = /^[\w-]+(?:\.[\w-]+)+$/;

/** The form with an added place: by account if known, otherwise by host. */
export function withPlace(
  draft: OrganisationDraft,
  place: { host: string | null; account: string | null } | null,
): OrganisationDraft {
  const { host = null, account = null } = place ?? {};
  const domain = account === null ? host : DOMAIN.test(account) ? account : null;
  if (domain !== null) return { ...draft, ownDomains: withValue(draft.ownDomains, domain) };
  return account === null
    ? draft
    : { ...draft, ownAccounts: withValue(draft.ownAccounts, account) };
}

function withValue(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values : [...values, value];
}

/** Devices of the text: split at line breaks, commas and semicolons, lower case, without duplicates. */
export function devicesOf(text: string): string[] {
  const parts = text.split(/[\n,;]+/).map((part) => part.trim().toLowerCase());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** Only the differences from the saved settings; null if none. */
export function changesOf(
  draft: OrganisationDraft,
  saved: OrganisationSettings,
): Partial<OrganisationSettings> | null {
  const wanted: OrganisationSettings = {
    name: draft.name.trim(),
    ownDomains: [...draft.ownDomains],
    ownAccounts: [...draft.ownAccounts],
    managedDevices: devicesOf(draft.devicesText),
    isDeviceListComplete: draft.isDeviceListComplete,
  };
  const changes: Partial<OrganisationSettings> = {};
  if (wanted.name !== saved.name) changes.name = wanted.name;
  if (!isSameList(wanted.ownDomains, saved.ownDomains)) changes.ownDomains = wanted.ownDomains;
  if (!isSameList(wanted.ownAccounts, saved.ownAccounts)) changes.ownAccounts = wanted.ownAccounts;
  if (!isSameList(wanted.managedDevices, saved.managedDevices)) {
    changes.managedDevices = wanted.managedDevices;
  }
  if (wanted.isDeviceListComplete !== saved.isDeviceListComplete) {
    changes.isDeviceListComplete = wanted.isDeviceListComplete;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
