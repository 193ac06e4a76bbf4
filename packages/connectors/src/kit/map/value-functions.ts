import { accountDomain, accountName } from '../account-name.ts';
import { domainOf, emailOf, localPartOf } from '../address.ts';
import { isRecord } from '../field.ts';
import { basename, directoryOf, extensionOf } from '../file-name.ts';
import { ipOf } from '../ip.ts';
import { addressOf } from '../microsoft/guest-address.ts';
import { byteCount, integer, truth } from '../number.ts';
import { logTime } from '../syslog/log-time.ts';
import { lowerText, text, texts } from '../text.ts';
import { urlHost } from '../url-host.ts';

const NOTHING = /^(?:na|n\/a|none|null|nil|undefined|-)$/i;

/**
 * The functions available to declared mappings. None throws: unreadable input becomes null. Adding one
 * means adding a row to its test.
 */
export const VALUE_FUNCTIONS = {
  lower: lowerText,
  upper: (value: unknown) => text(value)?.toUpperCase() ?? null,
  trim: (value: unknown) => text(value)?.trim() ?? null,
  /** Empty for a vendor's word for nothing. */
  known: (value: unknown) => (NOTHING.test(text(value)?.trim() ?? '') ? null : text(value)),
  first: (value: unknown) => (Array.isArray(value) ? value[0] : value),
  last: (value: unknown) => (Array.isArray(value) ? value.at(-1) : value),
  joined: (value: unknown) => texts(value).join(', ') || null,
  email: emailOf,
  email_domain: domainOf,
  email_local: localPartOf,
  /** Of `DOMAIN\\user`, an address or a bare name. */
  account_name: accountName,
  account_domain: accountDomain,
  /** Moments as devices write them, epoch milliseconds. */
  log_time: logTime,
  /** Of a Microsoft sign-in name, also of a guest's (`ann_example.com#EXT#@tenant`). */
  upn_email: addressOf,
  basename,
  directory: directoryOf,
  ext: extensionOf,
  url_host: urlHost,
  url_path: (value: unknown) => URL.parse(text(value) ?? '')?.pathname ?? null,
  ip: ipOf,
  size: byteCount,
  kilobytes: (value: unknown) => times(value, 1024),
  megabytes: (value: unknown) => times(value, 1_048_576),
  truth,
  yes_no: (value: unknown) =>
    ({ true: 'yes', false: 'no', null: null })[String(truth(value))] ?? null,
  no_yes: (value: unknown) =>
    ({ true: 'no', false: 'yes', null: null })[String(truth(value))] ?? null,
  json: (value: unknown) => parsed(value),
  before_colon: (value: unknown) => text(value)?.split(':')[0] || null,
  after_colon: (value: unknown) => text(value)?.split(':').slice(1).join(':') || null,
  after_slash: (value: unknown) => text(value)?.split('/').at(-1) || null,
  before_slash: (value: unknown) => text(value)?.split('/')[0] || null,
  after_backslash: (value: unknown) => text(value)?.split('\\').at(-1) || null,
  before_space: (value: unknown) => text(value)?.split(' ')[0] || null,
  java_instant: (value: unknown) => javaInstant(value),
} as const satisfies Readonly<Record<string, (value: unknown) => unknown>>;

export type ValueFunction = keyof typeof VALUE_FUNCTIONS;

/** Java's time in two parts, `epochSecond` and `nano`, as epoch milliseconds; else the value itself. */
function javaInstant(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const [seconds, nanos] = [integer(value['epochSecond']), integer(value['nano'] ?? 0)];
  return seconds === null || nanos === null ? null : seconds * 1000 + Math.floor(nanos / 1e6);
}

function times(value: unknown, unit: number): number | null {
  const number = Number(text(value) ?? Number.NaN);
  return Number.isFinite(number) && number >= 0 ? Math.round(number * unit) : null;
}

/** JSON inside a text; other values stay unchanged. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
