import type { FeatureFlag, Region, WidgetPlace } from '@waybill/contract';
import { REGIONS } from '@waybill/contract/enums';
import { LANGUAGES, type Language } from '@waybill/ui';

/** The console's local storage: only the keys of the specification. */
export interface StoredValues {
  USER_DATA: {
    featureFlags: Partial<Record<FeatureFlag, boolean>>;
    /** How the page speaks; absent: as the browser does. */
    language?: Language;
    /** IANA name; absent: the browser's. */
    timeZone?: string;
    /** Single keys are disabled (WCAG 2.1.4); enabled if absent. */
    areShortcutsOff?: true;
  };
  IS_WIDE_SIDE_BAR: boolean;
  /** Positions of the dashboard's visible widgets; unlisted ones are hidden. */
  DASHBOARD_LAYOUT: WidgetPlace[];
  REGION: Region;
  /** Search texts, newest first; never what they found. */
  LAST_SEARCHES: string[];
  MANAGED_APPS: 'all' | 'managed' | 'unmanaged';
  DARK_MODE_ENABLED: boolean;
}
export type StoredKey = keyof StoredValues;

type Guards = { [K in StoredKey]: (value: unknown) => value is StoredValues[K] };

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

/** A value of another shape (an older release, a manual edit) is ignored and reads as null. */
const GUARDS: Guards = {
  USER_DATA: (value): value is StoredValues['USER_DATA'] =>
    isRecord(value) &&
    isRecord(value['featureFlags']) &&
    Object.values(value['featureFlags']).every(isBoolean) &&
    (value['language'] === undefined || LANGUAGES.some((name) => name === value['language'])) &&
    (value['timeZone'] === undefined || typeof value['timeZone'] === 'string') &&
    (value['areShortcutsOff'] === undefined || value['areShortcutsOff'] === true),
  IS_WIDE_SIDE_BAR: isBoolean,
  DASHBOARD_LAYOUT: (value): value is WidgetPlace[] =>
    Array.isArray(value) && value.every(isWidgetPlace),
  REGION: (value): value is Region => REGIONS.some((region) => region === value),
  LAST_SEARCHES: isTextList,
  MANAGED_APPS: (value): value is StoredValues['MANAGED_APPS'] =>
    value === 'all' || value === 'managed' || value === 'unmanaged',
  DARK_MODE_ENABLED: isBoolean,
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As in the contract: twelve columns, whole rows. Importing its schema would add a validator. */
function isWidgetPlace(value: unknown): value is WidgetPlace {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  const isWithin = (key: string, least: number, most: number): boolean => {
    const number = value[key];
    return Number.isInteger(number) && Number(number) >= least && Number(number) <= most;
  };
  return (
    isWithin('x', 0, 11) && isWithin('y', 0, 1000) && isWithin('w', 1, 12) && isWithin('h', 1, 60)
  );
}

/** The raw text under a key; null when it is missing or storage is blocked. */
function rawText(key: StoredKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Parsed values by key, cached with their text: the same text returns the same object. */
const parsed = new Map<StoredKey, { text: string; value: unknown }>();

function parse(key: StoredKey, text: string): unknown {
  const known = parsed.get(key);
  if (known?.text === text) return known.value;
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Left unchanged: a newer or older release may still be able to read it.
  }
  parsed.set(key, { text, value });
  return value;
}

/** The stored value; null when missing, unreadable or of another shape. Never changes what is stored. */
export function readStored<K extends StoredKey>(key: K): StoredValues[K] | null {
  const text = rawText(key);
  if (text === null) return null;
  const value = parse(key, text);
  return GUARDS[key](value) ? value : null;
}

const listeners = new Set<(key: StoredKey) => void>();

/** Stores a value as JSON. A full or blocked storage is not an error: the choice lasts for this page. */
export function writeStored<K extends StoredKey>(key: K, value: StoredValues[K]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
  for (const listener of listeners) listener(key);
}

export function removeStored(key: StoredKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
  for (const listener of listeners) listener(key);
}

/** Calls back when the key changes in this tab or another one; returns the unsubscribe function. */
export function subscribeStored(key: StoredKey, onChange: () => void): () => void {
  const onLocal = (changed: StoredKey): void => {
    if (changed === key) onChange();
  };
  const onOtherTab = (event: StorageEvent): void => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  listeners.add(onLocal);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(onLocal);
    window.removeEventListener('storage', onOtherTab);
  };
}
