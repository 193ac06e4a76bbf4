import { z } from 'zod';
import { readXml, step, type XmlDocument, type XmlElement } from '../../sso/saml-xml.ts';
import { refuse } from './assertion-refused.ts';

const SKEW_MS = 120_000;
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const MAX_NAME_ID = 1000;

export const Assertion = z.object({
  id: z.string(),
  nameId: z.string(),
  /** Values by name; an attribute without a value has none. */
  attributes: z.record(z.string(), z.array(z.string())),
  /** Id of the request that it answers. */
  inResponseTo: z.string(),
  /** Milliseconds since 1970; it is refused from then on. */
  endsAt: z.number(),
});
/** A trusted provider's claims about a person. */
export type Assertion = z.infer<typeof Assertion>;

interface Expected {
  /** Entity id of the provider. */
  issuer: string;
  /** Our entity id. */
  audience: string;
  /** Our address for answers. */
  recipient: string;
  now: number;
}

/**
 * Reads an assertion with a verified signature. Throws `AssertionRefused` unless it is the provider's,
 * is meant for us and for now, and names its request. SAML Profiles 4.1.4.3.
 *
 * @param signed the XML that the signature covers, and no other.
 */
export async function readAssertion(signed: string, expected: Expected): Promise<Assertion> {
  const xml = await readXml(signed);
  const { root } = xml;
  const issuer = only(xml, root, 'Issuer');
  if (textOf(issuer) !== expected.issuer) refuse('issuer');
  const id = root.getAttribute('ID');
  if (!id) refuse('not a SAML response');
  checkConditions(xml, expected);
  const subject = only(xml, root, 'Subject');
  const nameId = nameIdOf(xml, subject);
  const { inResponseTo, endsAt } = confirmation(xml, subject, expected);
  if (xml.select(root, `./${step('AuthnStatement')}`).length === 0) refuse('subject');
  return { id, nameId, inResponseTo, endsAt, attributes: attributesOf(xml) };
}

function checkConditions(xml: XmlDocument, { audience, now }: Expected): void {
  const conditions = only(xml, xml.root, 'Conditions');
  if (!conditions) refuse('audience');
  if (!isWithin(conditions, now)) refuse('time');
  const restrictions = xml.select(conditions, `./${step('AudienceRestriction')}`);
  const isForUs = restrictions.every((restriction) =>
    xml.select(restriction, `./${step('Audience')}`).some((each) => textOf(each) === audience),
  );
  if (restrictions.length === 0 || !isForUs) refuse('audience');
}

/** All text nodes: a name split by a comment would otherwise become another one. */
function nameIdOf(xml: XmlDocument, subject: XmlElement | null): string {
  const element = subject && only(xml, subject, 'NameID');
  const nameId = textOf(element);
  if (!element || !nameId || nameId.length > MAX_NAME_ID) refuse('subject');
  // A transient name does not identify the person.
  if (element.getAttribute('Format') === TRANSIENT) refuse('subject');
  return nameId;
}

/** The confirmation for whoever brings the assertion. */
function confirmation(xml: XmlDocument, subject: XmlElement | null, expected: Expected) {
  const all = subject ? xml.select(subject, `./${step('SubjectConfirmation')}`) : [];
  const data = all
    .filter((each) => each.getAttribute('Method') === BEARER)
    .flatMap((each) => xml.select(each, `./${step('SubjectConfirmationData')}`));
  if (data.length === 0) refuse('subject');
  const forUs = data.filter((each) => each.getAttribute('Recipient') === expected.recipient);
  if (forUs.length === 0) refuse('recipient');
  const timely = forUs.find(
    (each) => each.getAttribute('NotOnOrAfter') && isWithin(each, expected.now),
  );
  if (!timely) refuse('time');
  const inResponseTo = timely.getAttribute('InResponseTo');
  if (!inResponseTo) refuse('unsolicited');
  const endsAt = Date.parse(timely.getAttribute('NotOnOrAfter') ?? '') + SKEW_MS;
  return { inResponseTo, endsAt };
}

/** Whether the time is between NotBefore and NotOnOrAfter, if present. */
function isWithin(element: XmlElement, now: number): boolean {
  const notBefore = element.getAttribute('NotBefore');
  const notOnOrAfter = element.getAttribute('NotOnOrAfter');
  // An invalid time compares as false.
  if (notBefore && !(Date.parse(notBefore) <= now + SKEW_MS)) return false;
  return !notOnOrAfter || now - SKEW_MS < Date.parse(notOnOrAfter);
}

function attributesOf(xml: XmlDocument): Record<string, string[]> {
  const elements = xml.select(xml.root, `./${step('AttributeStatement')}/${step('Attribute')}`);
  const values = new Map<string, string[]>();
  for (const element of elements) {
    const name = element.getAttribute('Name') ?? '';
    const texts = xml.select(element, `./${step('AttributeValue')}`).map(textOf);
    values.set(name, [...(values.get(name) ?? []), ...texts.filter((text) => text !== '')]);
  }
  return Object.fromEntries(values);
}

/** The only child with the name; more than one is refused. */
function only(xml: XmlDocument, parent: XmlElement, name: string): XmlElement | null {
  const [first, second] = xml.select(parent, `./${step(name)}`);
  if (second) refuse('not a SAML response');
  return first ?? null;
}

function textOf(element: XmlElement | null): string {
  return element?.textContent?.trim() ?? '';
}
