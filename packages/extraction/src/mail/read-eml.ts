import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Reader, SourceFile } from '../worker/source-file.ts';
import { writeBody } from './body-text.ts';

/** Parts inside parts of a message, and bytes of its headers; more is a fault. */
const MOST_NESTING = 64;
const MOST_HEADER_BYTES = 2 * 1024 * 1024;

/** Messages of the internet: headers, both forms of the body, attachments as parts of their own. */
export const readEml: Reader = async (file) => {
  const email = await PostalMime.parse(file.bytes, {
    attachmentEncoding: 'arraybuffer',
    forceRfc822Attachments: true,
    maxNestingDepth: MOST_NESTING,
    maxHeadersSize: MOST_HEADER_BYTES,
  });
  for (const { key, value } of email.headers) file.out.write(`${key}: ${value}\n`);
  writeDecodedHeaders(file, email);
  writeBody(file.out, {
    ...(email.text !== undefined && { plain: email.text }),
    ...(email.html !== undefined && { html: email.html }),
  });
  for (const attachment of email.attachments) await embedAttachment(file, attachment);
};

/** Headers as people read them, where they are written in another way. */
function writeDecodedHeaders({ out }: SourceFile, { subject, from, to, cc }: Email): void {
  if (subject !== undefined) out.write(`Subject: ${subject}\n`);
  for (const person of [from, ...(to ?? []), ...(cc ?? [])]) {
    if (person?.name) out.write(`${person.name} ${person.address ?? ''}\n`);
  }
}

async function embedAttachment({ embed }: SourceFile, attachment: Attachment): Promise<void> {
  const { content, filename, mimeType } = attachment;
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  await embed({ name: filename ?? 'attachment', bytes, mediaType: mimeType });
}

const FROM_LINE = '\nFrom ';

/** Mailboxes of the mbox form: each message as its own part. */
export const readMbox: Reader = async ({ bytes, embed }) => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 0;
  for (let count = 1; start < view.length; count += 1) {
    const next = view.indexOf(FROM_LINE, start + 1);
    const end = next < 0 ? view.length : next + 1;
    const body = view.indexOf('\n', start) + 1;
    await embed({ name: `message${count}.eml`, bytes: bytes.subarray(body, end) });
    start = end;
  }
};
