import { boundedJson } from '../../unreadable.ts';

/**
 * The body of an AMQP message as bytes: data as it is, texts in UTF-8, and values of the protocol's own
 * types as JSON. Several sections of data are one body.
 */
export function bodyBytes(body: unknown): Uint8Array {
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof Uint8Array) return body;
  if (isSection(body)) {
    const parts = Array.isArray(body.content) ? body.content : [body.content];
    return Buffer.concat(parts.map((part: unknown) => bodyBytes(part)));
  }
  return Buffer.from(body === undefined ? '' : boundedJson(body));
}

/** The client marks sections of data by their type code. */
function isSection(body: unknown): body is { content: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'content' in body &&
    'typecode' in body &&
    body.typecode === 0x75
  );
}
