import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import { z } from 'zod';
import { ofTenant } from '../../costly/callers.ts';
import type { Caller } from '../../costly/fair-turns.ts';
import { claimAnswer } from '../../federation/authorization-state.ts';
import { exchange } from '../../federation/exchange-codes.ts';
import { callbackParameters, landing } from '../../federation/landing.ts';
import { refusalText, refused, type Refusal } from '../../federation/refusal.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import { readySso, requireSso } from '../../sso/find-sso.ts';
import { DEFAULT_SSO_ID, ssoConfigurationOf, ssoIssuer } from '../../sso/sso-configuration.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { optionalText, parseFields, requiredText } from '../../wire/fields.ts';
import { WireError } from '../../wire/wire-error.ts';
import { startOidcSso } from '../sso-oidc/start-oidc-sso.ts';
import { AssertionRefused } from './assertion-refused.ts';
import { samlOf, type SamlConfiguration } from './check-response.ts';
import { finishSaml } from './finish-saml.ts';
import { noteRefusal } from './note-refusal.ts';
import { MOST_RESPONSE_BYTES, prescanResponse } from './prescan-response.ts';
import type { Assertion } from './read-assertion.ts';
import { renewCertificates } from './renew-certificates.ts';
import { keepArrival, noteAssertion } from './saml-store.ts';
import { serviceProvider } from './service-provider.ts';
import { startSaml } from './start-saml.ts';

const AuthorizeQuery = z.object({
  tenant: requiredText('tenant'),
  redirectURL: optionalText('redirectURL'),
  ssoId: optionalText('ssoId'),
  forceAuthn: optionalText('forceAuthn'),
  loginHint: optionalText('loginHint'),
  initiatedEmail: optionalText('initiatedEmail'),
});

/** Sends someone to the provider of a tenant, whichever kind it is. */
async function authorize(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const query = parseFields(AuthorizeQuery, call.query);
  const loginOptions = parseFields(LoginOptionsBody, call.body);
  const sso = await requireSso(context, query.tenant, query.ssoId || undefined);
  const isAddress = query.tenant.includes('@');
  const start = {
    redirectURL: query.redirectURL,
    loginOptions,
    loginHint: query.loginHint || query.initiatedEmail || (isAddress ? query.tenant : undefined),
    forceAuthn: query.forceAuthn === 'true',
    initiatedEmail: query.initiatedEmail,
  };
  const { tenantId, ssoId, settings } = sso;
  if (settings.kind === 'oidc') {
    return startOidcSso(context, call, { ...start, tenantId, ssoId, settings: settings.oidc });
  }
  return startSaml(context, call, { ...sso, settings }, start);
}

/**
 * Accepts the provider's posted form. It comes from another site, so without cookies: it is validated
 * here, and its owner is determined on the page that follows. Anyone can post here: the XML is parsed
 * last, and only for a pending request.
 */
async function consume(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const place = placeOf(call.params);
  const form = callbackParameters(call.body);
  const state = form.get('RelayState') ?? '';
  const started = await claimAnswer(context, state);
  if (!started) return goOn({ state: '', code: '' });
  try {
    return goOn({ state, code: await arrivalCode(context, call, { place, started, form }) });
  } catch (error) {
    if (isTooMany(error)) return refusedAtLogin(context, 'tooMany');
    if (!(error instanceof AssertionRefused)) throw error;
    await noteRefusal(context, call, { ...place, reason: error.reason });
    return goOn({ state, code: '' });
  }
}

interface Answer {
  place: { tenantId: string; ssoId: string };
  started: Awaited<ReturnType<typeof claimAnswer>> & object;
  form: URLSearchParams;
}

/** The code of a trusted response. Throws `AssertionRefused`, and 429 if too many are being checked. */
async function arrivalCode(
  context: IdentityContext,
  call: WireCall,
  { place, started, form }: Answer,
): Promise<string> {
  const isHere = started.tenantId === place.tenantId && started.ssoId === place.ssoId;
  if (!isHere) throw new AssertionRefused('another request');
  const encoded = form.get('SAMLResponse') ?? '';
  prescanResponse(encoded, started.requestId ?? '');
  const saml = samlOf(await readySso(context, context.pool, place));
  if (!saml) throw new AssertionRefused('not set up');
  const caller = ofTenant(place.tenantId, call.remoteAddress);
  const assertion = await believed(context, caller, { configuration: saml, encoded });
  const isFirst = await noteAssertion(context.pool, { ...assertion, issuer: ssoIssuer(saml) });
  if (!isFirst) throw new AssertionRefused('used before');
  const { nameId, attributes, inResponseTo } = assertion;
  return keepArrival(context, { ...place, nameId, attributes, inResponseTo });
}

/** Throws `AssertionRefused`, except for a key that the provider has just started to use. */
async function believed(
  context: IdentityContext,
  caller: Caller,
  { configuration, encoded }: { configuration: SamlConfiguration; encoded: string },
): Promise<Assertion> {
  const check = (saml: SamlConfiguration): Promise<Assertion> =>
    context.costly.response(caller, {
      encoded,
      saml: saml.settings.saml,
      provider: serviceProvider(context, saml),
      now: context.clock(),
    });
  return check(configuration).catch(async (error: unknown) => {
    const isSignature = error instanceof AssertionRefused && error.reason === 'signature';
    const renewed = isSignature ? await renewCertificates(context, caller, configuration) : null;
    if (!renewed) throw error;
    return check(renewed);
  });
}

function isTooMany(error: unknown): boolean {
  return error instanceof WireError && error.status === 429;
}

function refusedAtLogin({ publicOrigin }: IdentityContext, reason: Refusal): WireReply {
  return landing(`${publicOrigin}/login`, { err: refusalText(refused(reason)) });
}

function placeOf(params: unknown): { tenantId: string; ssoId: string } {
  const place = callbackParameters(params);
  return { tenantId: place.get('tenantId') ?? '', ssoId: place.get('ssoId') ?? '' };
}

/** Relative, so that it is the site whose cookie it is about. */
function goOn(parameters: { state: string; code: string }): WireReply {
  const redirect = `/v1/auth/saml/finish?${new URLSearchParams(parameters).toString()}`;
  return { body: {}, redirect, headers: { 'referrer-policy': 'no-referrer' } };
}

async function finish(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const parameters = callbackParameters(call.query);
  const state = parameters.get('state') ?? '';
  return finishSaml(context, call, { state, code: parameters.get('code') ?? '' });
}

const ExchangeBody = z.object({ code: requiredText('code') });

async function exchangeCode(context: IdentityContext, call: WireCall): Promise<WireReply> {
  return exchange(context, call, { ...parseFields(ExchangeBody, call.body), method: 'sso' });
}

const MetadataQuery = z.object({ tenant: requiredText('tenant'), ssoId: optionalText('ssoId') });

/**
 * Our metadata for a provider’s administrator. The same for unknown tenants: the provider may need it
 * before the configuration exists.
 */
async function metadata(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenant: tenantId, ssoId: given } = parseFields(MetadataQuery, call.query);
  const ssoId = given || DEFAULT_SSO_ID;
  const stored = await ssoConfigurationOf(context, context.pool, tenantId, ssoId);
  const own = serviceProvider(context, stored ?? { tenantId, ssoId, settings: null });
  const content = generateServiceProviderMetadata({
    issuer: own.entityId,
    callbackUrl: own.acsUrl,
    identifierFormat: null,
    wantAssertionsSigned: true,
  });
  return { body: {}, text: { contentType: 'application/samlmetadata+xml', content } };
}

/** Base64 of the largest response, with the characters that forms write as three. */
const MOST_FORM_BYTES = MOST_RESPONSE_BYTES * 2;

const post = { method: 'POST', access: 'project' } as const;
/** A tenant's OpenID provider may have to be discovered. */
const start = { ...post, isGuessable: true, unproven: ['provider'] } as const;
const get = { method: 'GET', access: 'public' } as const;

export const endpoints: EndpointGroup = [
  { ...start, effect: 'sign-in', path: '/v1/auth/saml/authorize', run: authorize },
  { ...start, effect: 'sign-in', path: '/v1/auth/sso/authorize', run: authorize },
  {
    ...post,
    effect: 'sign-in',
    path: '/v1/auth/saml/exchange',
    isGuessable: true,
    run: exchangeCode,
  },
  {
    ...post,
    effect: 'sign-in',
    path: '/v1/auth/sso/exchange',
    isGuessable: true,
    run: exchangeCode,
  },
  {
    method: 'POST',
    effect: 'sign-in',
    path: '/v1/auth/saml/acs/:tenantId/:ssoId',
    access: 'public',
    isGuessable: true,
    formBytes: MOST_FORM_BYTES,
    tooManyReply: (context) => refusedAtLogin(context, 'tooMany'),
    run: consume,
  },
  { ...get, effect: 'sign-in', path: '/v1/auth/saml/finish', run: finish },
  { ...get, effect: 'none', path: '/v1/auth/saml/metadata', run: metadata },
];
