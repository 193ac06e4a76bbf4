import type { Compound, CompoundEntry } from '../cfb/open-compound.ts';
import { readRtfText } from '../rtf/rtf-text.ts';
import { decodeText } from '../text/decode-text.ts';
import { createFlow } from '../text/flow.ts';
import type { SourceFile } from '../worker/source-file.ts';
import { writeBody } from './body-text.ts';
import { decompressRtf } from './decompress-rtf.ts';
import { fixedNumber, propertiesOf, PROPERTY, type MsgProperties } from './msg-properties.ts';

const MOST_RTF_BYTES = 32 * 1024 * 1024;
/** Messages inside messages that are read into the same part; each is told as its own line. */
const MOST_DEPTH = 5;

/** Reads an object that lies open in a message, as its program wrote it. */
export type ReadObject = (file: SourceFile, object: Compound) => Promise<void>;

/** Messages of Outlook: who, what, and the attachments as parts of their own. */
export async function readMsgCompound(
  file: SourceFile,
  { children }: Compound,
  readObject: ReadObject,
  depth = 0,
): Promise<void> {
  const codePage = codePageOf(children);
  const message = propertiesOf(children, codePage);
  writeHeaders(file, message, children);
  writeText(file, message);
  if (depth === MOST_DEPTH) {
    file.out.note('depth-limit');
    return;
  }
  for (const child of children) {
    if (!child.name.startsWith('__attach')) continue;
    const attachment = propertiesOf(child.children, codePage);
    const inner = attachment.storage(PROPERTY.data);
    if (inner && isMessage(inner)) await readMsgCompound(file, inner, readObject, depth + 1);
    else if (inner) await readObject(file, inner);
    else await embedAttachment(file, attachment);
  }
}

function isMessage({ children }: Compound): boolean {
  return children.some(({ name }) => name.startsWith('__properties'));
}

function codePageOf(children: readonly CompoundEntry[]): number {
  const told =
    fixedNumber(children, PROPERTY.codePage) ?? fixedNumber(children, PROPERTY.internetCodePage);
  return told ?? 1252;
}

function writeHeaders(
  { out }: SourceFile,
  message: MsgProperties,
  children: readonly CompoundEntry[],
): void {
  const { subject, senderName, senderAddress, senderSmtp, to, cc, bcc, headers } = PROPERTY;
  const sender = [senderName, senderSmtp, senderAddress].map(message.text).join(' ').trim();
  const lines: [string, string][] = [
    ['From', sender],
    ['To', message.text(to)],
    ['Cc', message.text(cc)],
    ['Bcc', message.text(bcc)],
    ['Subject', message.text(subject)],
  ];
  for (const [name, value] of lines) if (value !== '') out.write(`${name}: ${value}\n`);
  for (const child of children.filter(({ name }) => name.startsWith('__recip'))) {
    const recipient = propertiesOf(child.children, codePageOf(children));
    const { displayName, smtpAddress, address } = PROPERTY;
    out.write(`${[displayName, smtpAddress, address].map(recipient.text).join(' ').trim()}\n`);
  }
  out.write(`${message.text(headers)}\n`);
}

function writeText({ out }: SourceFile, message: MsgProperties): void {
  const plain = message.text(PROPERTY.body);
  const html = htmlOf(message);
  writeBody(out, { plain, html });
  const rtf = plain === '' && html === '' ? message.binary(PROPERTY.rtf) : undefined;
  if (!rtf) return;
  const flow = createFlow((text) => out.write(text));
  readRtfText(decompressRtf(rtf, MOST_RTF_BYTES), { flow, object: () => undefined });
}

/** As text, or as bytes in the encoding that the page declares. */
function htmlOf(message: MsgProperties): string {
  const text = message.text(PROPERTY.html);
  if (text !== '') return text;
  const bytes = message.binary(PROPERTY.html);
  return bytes ? [...decodeText(bytes)].join('') : '';
}

async function embedAttachment(file: SourceFile, attachment: MsgProperties): Promise<void> {
  const bytes = attachment.binary(PROPERTY.data);
  const { longName, shortName, displayName } = PROPERTY;
  const name = [longName, shortName, displayName].map(attachment.text).find((one) => one !== '');
  if (bytes) await file.embed({ name: name ?? 'attachment', bytes });
}
