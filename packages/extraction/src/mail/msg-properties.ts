import { littleEndian } from '../bytes/little-endian.ts';
import type { CompoundEntry } from '../cfb/open-compound.ts';
import { decodeCodePage } from '../text/decode-code-page.ts';

/** Numbers of properties. Source: [MS-OXPROPS]. */
export const PROPERTY = {
  subject: 0x0037,
  headers: 0x007d,
  senderName: 0x0c1a,
  senderAddress: 0x0c1f,
  senderSmtp: 0x5d01,
  bcc: 0x0e02,
  cc: 0x0e03,
  to: 0x0e04,
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  displayName: 0x3001,
  address: 0x3003,
  smtpAddress: 0x39fe,
  data: 0x3701,
  shortName: 0x3704,
  longName: 0x3707,
  internetCodePage: 0x3fde,
  codePage: 0x3ffd,
} as const;

const WIDE_TEXT = 0x001f;
const BYTE_TEXT = 0x001e;
const ENTRY_BYTES = 16;

/** Properties of a message, a recipient or an attachment ([MS-OXMSG] 2.1). */
export interface MsgProperties {
  text(property: number): string;
  binary(property: number): Uint8Array | undefined;
  storage(property: number): CompoundEntry | undefined;
}

export function propertiesOf(children: readonly CompoundEntry[], codePage: number): MsgProperties {
  const find = (property: number, type?: number) => {
    const start = `__substg1.0_${hex(property)}${type === undefined ? '' : hex(type)}`;
    return children.find(({ name }) => name.toLowerCase().startsWith(start));
  };
  return {
    text: (property) => {
      const wide = find(property, WIDE_TEXT);
      if (wide) return Buffer.from(wide.read()).toString('utf16le').replace(/\0+$/, '');
      const bytes = find(property, BYTE_TEXT)?.read();
      return bytes ? decodeCodePage(bytes, codePage).replace(/\0+$/, '') : '';
    },
    binary: (property) => {
      const found = find(property);
      return found && !found.isStorage ? found.read() : undefined;
    },
    storage: (property) => {
      const found = find(property);
      return found?.isStorage ? found : undefined;
    },
  };
}

/** Number among the properties of a fixed size; they follow a header whose length depends on the place. */
export function fixedNumber(
  children: readonly CompoundEntry[],
  property: number,
): number | undefined {
  const bytes = children.find(({ name }) => name === '__properties_version1.0')?.read();
  if (!bytes) return undefined;
  const start = bytes.length % ENTRY_BYTES === 0 ? 2 * ENTRY_BYTES : ENTRY_BYTES + 8;
  for (let at = start; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    if (littleEndian(bytes, at + 2, 2) === property) return littleEndian(bytes, at + 8, 4);
  }
  return undefined;
}

function hex(value: number): string {
  return value.toString(16).padStart(4, '0');
}
