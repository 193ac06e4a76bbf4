import { ownValue } from '@waybill/contract';
/** Headers as Node's HTTP server gives them: lower-case names. */
export type DeliveredHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The header's only value; null when it is absent, empty or there twice, which no honest sender does. */
export function headerValue(headers: DeliveredHeaders, name: string): string | null {
  const value = ownValue(headers, name.toLowerCase());
  if (typeof value === 'string') return value === '' ? null : value;
  return value?.length === 1 ? (value[0] ?? null) : null;
}
