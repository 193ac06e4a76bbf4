import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import {
  assertionXml,
  escape,
  newSamlId,
  responseXml,
  signedResponse,
  type SamlAccount,
  type Says,
  type Signing,
} from './saml-response.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** How a test bends an answer. */
export interface Twist {
  says?: Partial<Says>;
  signing?: Partial<Signing>;
  /** Changes the XML before or after it is signed. */
  unsigned?: (xml: string) => string;
  signed?: (xml: string) => string;
}

/** Form that the provider makes the browser post. */
export interface PostedForm {
  action: string;
  fields: { SAMLResponse: string; RelayState: string };
}

interface SamlRequest {
  id: string;
  issuer: string;
  acsUrl: string;
  isForced: boolean;
  relayState: string;
}

const MINUTES_MS = 60_000;
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/**
 * A listening SAML identity provider: a page with its accounts at `ssoUrl`, and metadata. Selecting an
 * account signs in as that person, without a password.
 */
export async function startTestSamlIdp(
  options: { accounts?: SamlAccount[]; clock?: () => number; port?: number } = {},
) {
  const clock = options.clock ?? Date.now;
  const accounts = options.accounts ?? [];
  let key = selfSignedCertificate('Test identity provider');
  let metadataReads = 0;
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  const origin = `http://127.0.0.1:${address.port}`;
  const entityId = `${origin}/entity`;
  const ssoUrl = `${origin}/sso`;
  /** Applied to every answer that the pages give. */
  let twisted: Twist = {};

  function answer(url: string, account: SamlAccount, twist = twisted): PostedForm {
    const request = readRequest(new URL(url));
    const now = clock();
    const says: Says = {
      issuer: entityId,
      audience: request.issuer,
      recipient: request.acsUrl,
      destination: request.acsUrl,
      inResponseTo: request.id,
      confirmedInResponseTo: request.id,
      assertionId: newSamlId(),
      notBefore: now,
      notOnOrAfter: now + 5 * MINUTES_MS,
      confirmedUntil: now + 5 * MINUTES_MS,
      method: BEARER,
      status: 'Success',
      ...twist.says,
    };
    const plain = responseXml(says, assertionXml(says, account));
    const xml = signedResponse((twist.unsigned ?? same)(plain), {
      key,
      parts: ['assertion'],
      algorithm: 'sha256',
      ...twist.signing,
    });
    return {
      action: request.acsUrl,
      fields: {
        SAMLResponse: Buffer.from((twist.signed ?? same)(xml)).toString('base64'),
        RelayState: request.relayState,
      },
    };
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/metadata') {
      metadataReads += 1;
      response.writeHead(200, { 'content-type': 'application/samlmetadata+xml' });
      response.end(metadata(entityId, ssoUrl, [key.certificate]));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const account = accounts.find(({ nameId }) => nameId === url.searchParams.get('account'));
    response.end(account ? postingPage(answer(url.href, account)) : accountsPage(url, accounts));
  }

  return {
    origin,
    entityId,
    ssoUrl,
    metadataUrl: `${origin}/metadata`,
    /** The one that it signs with now. */
    certificate: (): string => key.certificate,
    changeKey: (): void => void (key = selfSignedCertificate('Next')),
    metadataReads: (): number => metadataReads,
    accounts,
    /** The answer to the request at the address, for the account. */
    answer,
    readRequest: (url: string): SamlRequest => readRequest(new URL(url)),
    setTwist: (twist: Twist): void => void (twisted = twist),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TestSamlIdp = Awaited<ReturnType<typeof startTestSamlIdp>>;

function same(xml: string): string {
  return xml;
}

function readRequest({ searchParams }: URL): SamlRequest {
  const packed = Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64');
  const xml = inflateRawSync(packed).toString('utf8');
  const attribute = (name: string): string =>
    xml.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';
  return {
    id: attribute('ID'),
    issuer: xml.match(/<saml:Issuer[^>]*>([^<]*)</)?.[1] ?? '',
    acsUrl: attribute('AssertionConsumerServiceURL'),
    isForced: attribute('ForceAuthn') === 'true',
    relayState: searchParams.get('RelayState') ?? '',
  };
}

export function metadata(
  entityId: string,
  ssoUrl: string,
  certificates: readonly string[],
): string {
  const keys = certificates.map((pem) => {
    const base64 = pem.replace(/-----[^-]+-----/g, '');
    return `<KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?><!-- written for tests -->',
    `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escape(entityId)}">`,
    '<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">',
    ...keys,
    `<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escape(ssoUrl)}/post"/>`,
    `<SingleSignOnService Binding="${REDIRECT}" Location="${escape(ssoUrl)}"/>`,
    '</IDPSSODescriptor></EntityDescriptor>',
  ].join('\n');
}

function accountsPage(url: URL, accounts: readonly SamlAccount[]): string {
  const links = accounts.map(({ nameId }) => {
    const chosen = new URL(url);
    chosen.searchParams.set('account', nameId);
    return `<li><a href="${escape(chosen.pathname + chosen.search)}">${escape(nameId)}</a></li>`;
  });
  return page('Choose an account', `<h1>Choose an account</h1><ul>${links.join('')}</ul>`);
}

function postingPage({ action, fields }: PostedForm): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  const form = `<form method="post" action="${escape(action)}">${inputs.join('')}<button>Continue</button></form>`;
  return page('Signing in', `${form}<script>document.forms[0].submit()</script>`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
}
