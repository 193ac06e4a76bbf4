import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { SamlSettings } from '../../sso/saml-settings.ts';
import type { ServiceProvider } from './service-provider.ts';

interface SamlRequest {
  /** Required parts of the provider's response. */
  requestId: string;
  /** Comes back with the answer. */
  relayState: string;
  isForced: boolean;
  loginHint: string | undefined;
}

/** The address at the provider that a person is sent to with the request. */
export function requestAddress(
  saml: SamlSettings,
  provider: ServiceProvider,
  request: SamlRequest,
): Promise<string> {
  const client = samlClient(saml, provider, {
    forceAuthn: request.isForced,
    generateUniqueId: () => request.requestId,
  });
  const { loginHint } = request;
  return client.getAuthorizeUrlAsync(request.relayState, undefined, {
    additionalParams: loginHint ? { login_hint: loginHint } : {},
  });
}

/**
 * The signed assertion, extracted from a response: nothing else in the response was verified. Throws
 * unless there is exactly one, signed by the provider's key.
 *
 * @param response base64.
 */
export async function signedAssertion(
  saml: SamlSettings,
  provider: ServiceProvider,
  response: string,
): Promise<string> {
  const { profile } = await samlClient(saml, provider).validatePostResponseAsync({
    SAMLResponse: response,
  });
  const xml = profile?.getAssertionXml?.();
  if (xml === undefined) throw new Error('There is no assertion');
  return xml;
}

function samlClient(
  saml: SamlSettings,
  provider: ServiceProvider,
  options: { forceAuthn?: boolean; generateUniqueId?: () => string } = {},
): SAML {
  return new SAML({
    idpCert: saml.idpCertificates,
    issuer: provider.entityId,
    callbackUrl: provider.acsUrl,
    entryPoint: saml.idpSSOUrl,
    // Any authentication method of the provider is accepted: it knows its people.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // The library verifies only the signature. It reads its own clock, accepts missing time limits and
    // recipients, and takes the request's id from the unsigned part.
    acceptedClockSkewMs: -1,
    audience: false,
    validateInResponseTo: ValidateInResponseTo.never,
    ...options,
  });
}
