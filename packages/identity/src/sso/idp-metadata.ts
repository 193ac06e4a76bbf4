import { z } from 'zod';
import { readCertificates } from './certificates.ts';
import { readXml, step, type XmlDocument, type XmlElement } from './saml-xml.ts';

const REDIRECT_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

export const IdpMetadata = z.object({
  entityId: z.string(),
  ssoUrl: z.string(),
  /** PEM; those that it signs with. */
  certificates: z.array(z.string()),
});
/** Published metadata of a SAML provider. */
export type IdpMetadata = z.infer<typeof IdpMetadata>;

/**
 * Parses XML: run it in the thread for costly work. Throws if it is not metadata of one provider.
 *
 * @param entityId provider to select if the document describes several.
 */
export async function readIdpMetadata(text: string, entityId?: string): Promise<IdpMetadata> {
  const xml = await readXml(text);
  const roots =
    xml.root.localName === 'EntityDescriptor'
      ? [xml.root]
      : xml.select(xml.root, `.//${step('EntityDescriptor')}`);
  const entities = roots.filter(
    (entity) =>
      xml.select(entity, `./${step('IDPSSODescriptor')}`).length > 0 &&
      (!entityId || entity.getAttribute('entityID') === entityId),
  );
  const [entity] = entities;
  if (!entity || entities.length > 1) throw new Error('The metadata must describe one provider');
  return {
    entityId: entity.getAttribute('entityID') ?? '',
    ssoUrl: ssoUrlOf(xml, entity),
    certificates: certificatesOf(xml, entity),
  };
}

function ssoUrlOf(xml: XmlDocument, entity: XmlElement): string {
  const services = xml.select(
    entity,
    `./${step('IDPSSODescriptor')}/${step('SingleSignOnService')}`,
  );
  const service = services.find(
    (candidate) => candidate.getAttribute('Binding') === REDIRECT_BINDING,
  );
  const location = service?.getAttribute('Location') ?? '';
  if (!URL.canParse(location) || !/^https?:$/.test(new URL(location).protocol)) {
    throw new Error('The metadata has no address for sign-ins by redirect');
  }
  return location;
}

function certificatesOf(xml: XmlDocument, entity: XmlElement): string[] {
  const keys = xml
    .select(entity, `./${step('IDPSSODescriptor')}/${step('KeyDescriptor')}`)
    .filter((key) => ['', 'signing'].includes(key.getAttribute('use') ?? ''));
  const texts = keys.flatMap((key) => xml.select(key, `.//${step('X509Certificate')}`));
  const certificates = texts.flatMap(
    (element) => readCertificates(element.textContent ?? '') ?? [],
  );
  if (certificates.length === 0) throw new Error('The metadata has no certificate to check by');
  return [...new Set(certificates)];
}
