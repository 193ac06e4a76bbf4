import type { SsoConfiguration } from '../../sso/sso-configuration.ts';
import type { SamlSettings } from '../../sso/saml-settings.ts';
import { readXml, step, type XmlDocument } from '../../sso/saml-xml.ts';
import { AssertionRefused, refuse } from './assertion-refused.ts';
import { requirePlainXml } from './prescan-response.ts';
import { readAssertion, type Assertion } from './read-assertion.ts';
import { signedAssertion } from './saml-client.ts';
import type { ServiceProvider } from './service-provider.ts';

export type SamlConfiguration = SsoConfiguration & {
  settings: { kind: 'saml'; saml: SamlSettings };
};

/** The configuration, if it is of a SAML provider. */
export function samlOf(configuration: SsoConfiguration | null): SamlConfiguration | null {
  const settings = configuration?.settings;
  return configuration && settings?.kind === 'saml' ? { ...configuration, settings } : null;
}

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
/** Everything but SHA-1 and MD5. */
const ALGORITHM = /#(?:rsa-sha(?:256|384|512)|sha(?:256|384|512)(?:-rsa-mgf1)?)$/i;

interface Expected {
  saml: SamlSettings;
  provider: ServiceProvider;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Checks a response of the provider by everything except its request. Parses and canonicalises XML, for
 * up to seconds: run it in the thread for costly work.
 *
 * Throws `AssertionRefused`.
 *
 * @param encoded base64, as it was posted.
 */
export async function checkResponse(encoded: string, expected: Expected): Promise<Assertion> {
  try {
    return await check(encoded, expected);
  } catch (error) {
    if (error instanceof AssertionRefused) throw error;
    // Parsers fail in various ways, e.g. on deep nesting.
    return refuse('not a SAML response');
  }
}

async function check(encoded: string, expected: Expected): Promise<Assertion> {
  const { saml, provider, now } = expected;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const xml = await readXml(requirePlainXml(text)).catch(() => refuse('not a SAML response'));
  const inResponseTo = checkEnvelope(xml, expected);
  const signed = await signedAssertion(saml, provider, encoded).catch(() => refuse('signature'));
  const assertion = await readAssertion(signed, {
    issuer: saml.idpEntityId,
    audience: provider.entityId,
    recipient: provider.acsUrl,
    now,
  });
  if (assertion.inResponseTo !== inResponseTo) refuse('unsolicited');
  return assertion;
}

/** The part around the assertion, which may be unsigned. Answers the id of the request. */
function checkEnvelope(xml: XmlDocument, { provider, saml }: Expected): string {
  const { root } = xml;
  if (root.localName !== 'Response') refuse('not a SAML response');
  const [status] = xml.select(root, `./${step('Status')}/${step('StatusCode')}`);
  if (status?.getAttribute('Value') !== SUCCESS) refuse('status of the provider');
  const destination = root.getAttribute('Destination');
  if (destination && destination !== provider.acsUrl) refuse('destination');
  const [issuer] = xml.select(root, `./${step('Issuer')}`);
  if (issuer && issuer.textContent?.trim() !== saml.idpEntityId) refuse('issuer');
  const methods = ['SignatureMethod', 'DigestMethod'].flatMap((name) =>
    xml.select(root, `.//${step(name)}`),
  );
  if (methods.some((method) => !ALGORITHM.test(method.getAttribute('Algorithm') ?? ''))) {
    refuse('signature algorithm');
  }
  const inResponseTo = root.getAttribute('InResponseTo');
  if (!inResponseTo) refuse('unsolicited');
  return inResponseTo;
}
