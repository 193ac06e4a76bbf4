import type { ConformanceKit } from './conformance-kit.ts';

type Sso = ConformanceKit['management']['sso'];
type SamlSettings = Parameters<Sso['configureSAMLSettings']>[1];

/** Settings that could work, of a provider with a certificate. */
export async function samlSettings(kit: ConformanceKit): Promise<SamlSettings> {
  const idp = await kit.samlIdp();
  const idpUrl = 'https://idp.example/sso';
  return { idpUrl, entityId: 'https://idp.example/entity', idpCert: idp.certificate() };
}

/** One that no tenant has yet. */
export function newDomain({ newName }: ConformanceKit): string {
  return `${newName('domain')}.example`;
}
