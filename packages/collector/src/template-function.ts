import type { TemplateFunction } from '@waybill/connectors/kit/declaration/template';
import { instant } from '@waybill/connectors/kit/instant';

type Apply = (value: unknown, now: number) => string;

/** A time as epoch milliseconds; the caller leaves an invalid one unchanged. */
function moment(write: (ms: number, now: number) => string): Apply {
  return (value, now) => {
    const ms = typeof value === 'number' ? value : instant(value);
    return ms === null ? plainText(value) : write(ms, now);
  };
}

const FUNCTIONS: Readonly<Record<TemplateFunction, Apply>> = {
  iso: moment((ms) => new Date(ms).toISOString()),
  iso_s: moment((ms) => `${seconds(ms)}Z`),
  iso_offset: moment((ms) => `${seconds(ms)}+00:00`),
  date: moment((ms) => new Date(ms).toISOString().slice(0, 10)),
  epoch_s: moment((ms) => String(Math.floor(ms / 1000))),
  epoch_ms: moment((ms) => String(ms)),
  epoch_us: moment((ms) => String(ms * 1000)),
  minutes_ago: moment((ms, now) => String(Math.max(0, Math.ceil((now - ms) / 60_000)))),
  lower: (value) => plainText(value).toLowerCase(),
  url: (value) => encodeURIComponent(plainText(value)),
  base64: (value) => Buffer.from(plainText(value)).toString('base64'),
  base64url: (value) => Buffer.from(plainText(value)).toString('base64url'),
  // SOQL escapes with a backslash, OData doubles the quote.
  soql: (value) => `'${plainText(value).replaceAll(/[\\']/g, String.raw`\$&`)}'`,
  odata: (value) => `'${plainText(value).replaceAll("'", "''")}'`,
};

const NUMERIC: ReadonlySet<string> = new Set(['epoch_s', 'epoch_ms', 'epoch_us', 'minutes_ago']);

/** Whether a function writes a number, which JSON bodies then hold as one. */
export function writesNumber(name: string | undefined): boolean {
  return name !== undefined && NUMERIC.has(name);
}

/** The value made over by a declared function; without one, as plain text. */
export function applyFunction(name: string | undefined, value: unknown, now: number): string {
  if (value === undefined || value === null || value === '') return '';
  return name !== undefined && isTemplateFunction(name)
    ? FUNCTIONS[name](value, now)
    : plainText(value);
}

function isTemplateFunction(name: string): name is TemplateFunction {
  return Object.hasOwn(FUNCTIONS, name);
}

/** Texts, numbers and truth values; lists and objects as JSON. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  return JSON.stringify(value);
}

function seconds(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}
