import { ipOf } from '../kit/ip.ts';
import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';

/*
 * System logs put user, address and action into one sentence: "authenticated for user 'ann'. From:
 * 203.0.113.4.", "Content package upgraded … by admin", "Installed contents package: x.tgz".
 */

const QUOTED_USER = /\buser:? '([^']{1,256})'/i;
const LAST_USER = /\b(?:by|for user) ([^\s'".]{1,256})[\s.]*$/i;
const ADDRESS = /\b(?:from:?|initiated by) ([0-9a-f.:]{2,45}?)[\s.,]*(?:$|\s)/i;
const QUOTED_SERVER = /\bserver address '([^']{1,256})'/i;
const SERVER = /\bto server "?([a-z0-9-]+(?:\.[a-z0-9-]+)+)"?/i;
const PACKAGE = /\bpackage: (\S{1,256}\.\w{1,8})(?=\s|$)/i;

function sentence(record: VendorRecord): string {
  if (textAt(record, 'LogType')?.toUpperCase() !== 'SYSTEM') return '';
  // Sentences are short; longer texts are something else.
  return (textAt(record, 'EventDescription') ?? '').slice(0, 4000).trimEnd();
}

/** Person in the sentence; the device's own updater is not a person. */
export function systemUser(record: VendorRecord): string | null {
  const written = sentence(record);
  const user = QUOTED_USER.exec(written)?.[1] ?? LAST_USER.exec(written)?.[1] ?? null;
  return ipOf(user) === null ? user : null;
}

export function systemAddress(record: VendorRecord): string | null {
  return ipOf(ADDRESS.exec(sentence(record))?.[1]);
}

/** The server that the device spoke to. */
export function systemServer(record: VendorRecord): string | null {
  const written = sentence(record);
  return QUOTED_SERVER.exec(written)?.[1] ?? SERVER.exec(written)?.[1] ?? null;
}

export function systemFile(record: VendorRecord): string | null {
  return PACKAGE.exec(sentence(record))?.[1] ?? null;
}
