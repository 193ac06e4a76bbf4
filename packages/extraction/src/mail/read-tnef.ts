import { readRtfText } from '../rtf/rtf-text.ts';
import { decodeCodePage } from '../text/decode-code-page.ts';
import { decodeText } from '../text/decode-text.ts';
import { createFlow } from '../text/flow.ts';
import type { Reader, SourceFile } from '../worker/source-file.ts';
import { writeBody } from './body-text.ts';
import { decompressRtf } from './decompress-rtf.ts';
import { PROPERTY } from './msg-properties.ts';
import { tnefAttributes, tnefProperties } from './tnef-attributes.ts';

/** Ids of attributes. Source: [MS-OXTNEF] 2.1.3.2. */
const SUBJECT = 0x00018004;
const BODY = 0x0002800c;
const MESSAGE = 0x00069003;
const ATTACHMENT_BEGINS = 0x00069002;
const ATTACHMENT_NAME = 0x00018010;
const ATTACHMENT_DATA = 0x0006800f;
const ATTACHMENT = 0x00069005;
const WIDE_TEXT = 0x1f;
const MOST_RTF_BYTES = 32 * 1024 * 1024;

interface Attachment {
  name: string;
  bytes: Uint8Array;
}

/** Exchange's wrapper for messages to others: `winmail.dat`. */
export const readTnef: Reader = async (file) => {
  const attachments: Attachment[] = [];
  for (const { id, content } of tnefAttributes(file.bytes)) {
    if (id === SUBJECT || id === BODY) file.out.write(`${textOf(content)}\n`);
    else if (id === MESSAGE) writeMessage(file, content);
    else takeAttachment(attachments, id, content);
  }
  for (const attachment of attachments) {
    if (attachment.bytes.length > 0) await file.embed(attachment);
  }
};

function takeAttachment(attachments: Attachment[], id: number, content: Uint8Array): void {
  if (id === ATTACHMENT_BEGINS) attachments.push({ name: 'attachment', bytes: new Uint8Array(0) });
  const current = attachments.at(-1);
  if (!current) return;
  if (id === ATTACHMENT_NAME) current.name = textOf(content);
  else if (id === ATTACHMENT_DATA) current.bytes = content;
  else if (id === ATTACHMENT)
    current.name = propertyText(content, PROPERTY.longName) || current.name;
}

function writeMessage({ out }: SourceFile, content: Uint8Array): void {
  const properties = tnefProperties(content);
  const html = properties.get(PROPERTY.html)?.value;
  if (html) writeBody(out, { html: [...decodeText(html)].join('') });
  const rtf = properties.get(PROPERTY.rtf)?.value;
  if (!rtf) return;
  const flow = createFlow((text) => out.write(text));
  readRtfText(decompressRtf(rtf, MOST_RTF_BYTES), { flow, object: () => undefined });
}

function propertyText(content: Uint8Array, property: number): string {
  const found = tnefProperties(content).get(property);
  if (!found) return '';
  return found.type === WIDE_TEXT
    ? Buffer.from(found.value).toString('utf16le').replace(/\0+$/, '')
    : textOf(found.value);
}

function textOf(bytes: Uint8Array): string {
  return decodeCodePage(bytes, 1252).replace(/\0+$/, '');
}
