import { randomBytes } from 'node:crypto';
// The same signer that the product checks with; what is asserted is written out here manually.
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import type { CertifiedKey } from './self-signed-certificate.ts';

export interface SamlAccount {
  nameId: string;
  nameIdFormat?: string;
  attributes?: Record<string, string | string[]>;
}

/** Content of a response; tests make it invalid. */
export interface Says {
  issuer: string;
  audience: string | null;
  recipient: string;
  destination: string;
  /** Null leaves it out. */
  inResponseTo: string | null;
  confirmedInResponseTo: string | null;
  assertionId: string;
  /** Milliseconds since 1970. */
  notBefore: number;
  notOnOrAfter: number;
  confirmedUntil: number | null;
  method: string;
  status: string;
}

export interface Signing {
  key: CertifiedKey;
  /** What is signed. */
  parts: ('assertion' | 'response')[];
  algorithm: 'sha1' | 'sha256';
}

const ASSERTION_NAMES = 'urn:oasis:names:tc:SAML:2.0:assertion';
const PROTOCOL_NAMES = 'urn:oasis:names:tc:SAML:2.0:protocol';

export function newSamlId(): string {
  return `_${randomBytes(16).toString('hex')}`;
}

export function assertionXml(
  says: Says,
  { nameId, nameIdFormat, attributes }: SamlAccount,
): string {
  const format = nameIdFormat ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  const audience =
    says.audience === null
      ? ''
      : `<saml:AudienceRestriction><saml:Audience>${escape(says.audience)}</saml:Audience></saml:AudienceRestriction>`;
  return [
    `<saml:Assertion xmlns:saml="${ASSERTION_NAMES}" ID="${says.assertionId}" Version="2.0" IssueInstant="${instant(says.notBefore)}">`,
    `<saml:Issuer>${escape(says.issuer)}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${format}">${escape(nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="${says.method}"><saml:SubjectConfirmationData Recipient="${escape(says.recipient)}"`,
    attribute('NotOnOrAfter', says.confirmedUntil === null ? null : instant(says.confirmedUntil)),
    attribute('InResponseTo', says.confirmedInResponseTo),
    '/></saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${instant(says.notBefore)}" NotOnOrAfter="${instant(says.notOnOrAfter)}">${audience}</saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${instant(says.notBefore)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    attributeStatement(attributes ?? {}),
    '</saml:Assertion>',
  ].join('');
}

export function responseXml(says: Says, content: string): string {
  return [
    `<samlp:Response xmlns:samlp="${PROTOCOL_NAMES}" ID="${newSamlId()}" Version="2.0" IssueInstant="${instant(says.notBefore)}"`,
    attribute('Destination', says.destination),
    attribute('InResponseTo', says.inResponseTo),
    `><saml:Issuer xmlns:saml="${ASSERTION_NAMES}">${escape(says.issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${says.status}"/></samlp:Status>`,
    content,
    '</samlp:Response>',
  ].join('');
}

/** Signs the parts of a response, the assertion before what is around it. */
export function signedResponse(xml: string, { key, parts, algorithm }: Signing): string {
  const order = [
    ['assertion', "//*[local-name()='Assertion']"],
    ['response', "/*[local-name()='Response']"],
  ] as const;
  return order.reduce((signed, [part, path]) => {
    if (!parts.includes(part)) return signed;
    const location = { reference: `${path}/*[local-name()='Issuer']`, action: 'after' } as const;
    return signXml(signed, path, location, {
      privateKey: key.privateKey,
      publicCert: key.certificate,
      signatureAlgorithm: algorithm,
      digestAlgorithm: algorithm,
    });
  }, xml);
}

function attributeStatement(attributes: Record<string, string | string[]>): string {
  const elements = Object.entries(attributes).map(([name, value]) => {
    const values = [value].flat().map((each) => {
      return `<saml:AttributeValue>${escape(each)}</saml:AttributeValue>`;
    });
    return `<saml:Attribute Name="${escape(name)}">${values.join('')}</saml:Attribute>`;
  });
  if (elements.length === 0) return '';
  return `<saml:AttributeStatement>${elements.join('')}</saml:AttributeStatement>`;
}

function attribute(name: string, value: string | null): string {
  return value === null ? '' : ` ${name}="${escape(value)}"`;
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
