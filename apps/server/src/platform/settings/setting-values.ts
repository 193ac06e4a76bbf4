import { isIP } from 'node:net';
import { z } from 'zod';

/** Schemas of setting values, each with a message that says what is required. */

export const Text = z.string().default('');

/** `https://host` and perhaps a port, exactly as browsers send it. */
function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  );
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

export const Origin = z
  .string()
  .refine(isOrigin, 'is not an origin such as https://waybill.example.com, without a path');

export const OptionalOrigin = z.union([z.literal(''), Origin], {
  error: 'is not an origin such as https://waybill.example.com, without a path',
});

/** An address that other addresses are built on; a slash at its end is dropped. */
export const OptionalBaseUrl = z
  .string()
  .default('')
  .refine((text) => text === '' || isHttpAddress(text), 'is not an http or https address')
  .transform((text) => text.replace(/\/+$/, ''));

/** Values separated by commas; blanks around them do not count. */
export function commaList<T extends z.ZodType<unknown, string>>(item: T) {
  return z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));
}

const HOST =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A host name, an address, or a range of them as CIDR. */
export const HostOrRange = z.string().refine((text) => {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0) return false;
  const family = isIP(address);
  if (bits === undefined) return family !== 0 || HOST.test(address);
  return family !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}, 'is not a host name, an address or a range such as 10.1.0.0/16');

/** A host name, or `*.` and a domain for every host below it. */
export const HostOrWildcard = z
  .string()
  .refine((text) => HOST.test(text.replace(/^\*\./, '')), 'is not a host name or *.domain');

const AddressOrRange = HostOrRange.refine((text) => isIP(text.split('/')[0] ?? '') !== 0, {
  error: 'is not an address or a range such as 10.1.0.0/16',
});

/**
 * Proxies in front: none, how many, or which. Trusting a request's own path information would let
 * everyone choose the address used by rate limits.
 */
export const TrustedProxies = z
  .string()
  .default('false')
  .transform((text, context): boolean | number | string[] => {
    const word = text.trim().toLowerCase();
    if (['', 'false', 'no', 'off', '0'].includes(word)) return false;
    if (['true', 'yes', 'on'].includes(word)) return 1;
    if (/^[1-9]$/.test(word)) return Number(word);
    const list = commaList(AddressOrRange).safeParse(text);
    if (list.success) return list.data;
    context.addIssue('is not a number of proxies up to 9 or a list of their addresses');
    return z.NEVER;
  });
