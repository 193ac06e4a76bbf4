import { isParsable, writtenAttribute, type StartTag } from '../../sso/xml-limits.ts';
import { refuse } from './assertion-refused.ts';

/** Decoded; a person in a thousand groups has about half of it. */
export const MOST_RESPONSE_BYTES = 262_144;

/** One of the response, one of the assertion, and two transforms with their requirements for each. */
const MOST_OF = new Map([
  ['Signature', 2],
  ['Reference', 2],
  ['Transform', 4],
  ['InclusiveNamespaces', 8],
]);

/** Each character fits one branch: no backtracking. */
const BASE64 = /^[A-Za-z0-9+/\s]*(?:=\s*){0,2}$/;
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/**
 * Inspects a response without parsing it, in one pass over at most 256 KB: an impossible response is
 * not worth parsing and verifying. Throws `AssertionRefused`. It trusts nothing: everything is checked
 * again on the parsed document.
 *
 * @param encoded base64, as it was posted.
 * @param requestId of the browser's request.
 */
export function prescanResponse(encoded: string, requestId: string): void {
  if (encoded.length > MOST_RESPONSE_BYTES * 1.5) refuse('too large');
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MOST_RESPONSE_BYTES) refuse('too large');
  if (!BASE64.test(encoded)) refuse('not a SAML response');
  const tags: StartTag[] = [];
  const text = requirePlainXml(bytes.toString('utf8'));
  if (!isParsable(text, (tag) => tags.push(tag))) refuse('not a SAML response');
  const [root] = tags;
  if (root?.localName !== 'Response') refuse('not a SAML response');
  const inResponseTo = writtenAttribute(root, 'InResponseTo');
  if (!inResponseTo) refuse('unsolicited');
  if (inResponseTo !== requestId) refuse('another request');
  checkSignatures(tags);
}

/**
 * Entities expand and comments split texts, differently between parsers, and no provider needs either.
 * In XML both have a unique start.
 */
export function requirePlainXml(text: string): string {
  const body = text.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '');
  if (body.includes('<!') || body.includes('<?')) refuse('document type or comment');
  return text;
}

/** A failure is often unsigned, and operators want to see it as one. */
function checkSignatures(tags: readonly StartTag[]): void {
  const counts = new Map<string, number>();
  for (const { localName } of tags) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  if (!counts.has('Signature')) {
    const status = tags.find(({ localName }) => localName === 'StatusCode');
    refuse(
      status && writtenAttribute(status, 'Value') !== SUCCESS
        ? 'status of the provider'
        : 'signature',
    );
  }
  for (const [name, most] of MOST_OF) {
    if ((counts.get(name) ?? 0) > most) refuse('signature');
  }
}
