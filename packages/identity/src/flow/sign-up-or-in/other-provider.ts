import { z } from 'zod';
import { redeemExchangeCode } from '../../federation/exchange-codes.ts';
import { refusalText } from '../../federation/refusal.ts';
import { endpoints as oauth } from '../../methods/oauth/oauth-endpoints.ts';
import { endpoints as saml } from '../../methods/saml/saml-endpoints.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { optionalText, parseFields, requiredText } from '../../wire/fields.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import type { FlowOutcome, FlowWork, Interaction } from '../flow.ts';
import { headless } from '../headless.ts';
import { STEPS } from './step-ids.ts';

const toOAuth = headless(oauth, '/v1/auth/oauth/authorize');
const toSso = headless(saml, '/v1/auth/sso/authorize');

const Provider = z.object({ provider: requiredText('provider') });
const Address = z.object({ email: requiredText('email') });
const Started = z.object({ url: z.string() });

/** Sends the person to one of the operator's providers, or to that of their e-mail's tenant. */
export async function goAway(work: FlowWork, via: 'oauth' | 'sso'): Promise<FlowOutcome> {
  const { tenantId } = work.state;
  const body = tenantId === undefined ? {} : { tenantId };
  const redirectURL = work.returnAddress;
  const provider = via === 'oauth' ? parseFields(Provider, work.input).provider : undefined;
  const reply = provider
    ? await toOAuth(work, { body, query: { provider, redirectURL } })
    : await toSso(work, {
        body,
        query: { tenant: tenantId ?? parseFields(Address, work.input).email.trim(), redirectURL },
      });
  const cookies = reply.cookies ?? [];
  return {
    action: 'redirect',
    url: Started.parse(reply.body).url,
    cookies,
    state: { away: { via, cookies: valuesOf(cookies), ...(provider ? { provider } : {}) } },
  };
}

const Returned = z.object({
  exchangeCode: optionalText('exchangeCode'),
  exchangeError: optionalText('exchangeError'),
});

/**
 * Signs in a person returning with a code. Addresses are untrusted: only our own refusals are repeated.
 */
export const comeBack: Interaction = async (work) => {
  const { exchangeCode, exchangeError = '' } = parseFields(Returned, work.input);
  const { away } = work.state;
  if (!away || !exchangeCode) throw refusedWith(exchangeError);
  const call = withCookies(work.call, away.cookies);
  const { signIn, extra } = await redeemExchangeCode(work.context, call, {
    code: exchangeCode,
    method: away.via,
  });
  const lastAuth = {
    authMethod: away.via,
    ...(away.provider ? { oauthProvider: away.provider } : {}),
  };
  return finishSignIn(work, { signIn, lastAuth, extra }, STEPS.totp);
};

function refusedWith(said: string): WireError {
  const text = refusalText(new WireError(401, WIRE_CODES.invalidCredentials, said));
  return new WireError(401, WIRE_CODES.invalidCredentials, text);
}

/**
 * Codes are for the browser that was sent away, which shows it by a cookie that the flow's own
 * addresses do not get. It is the browser that has the nonce of this execution.
 */
function withCookies(call: WireCall, cookies: Readonly<Record<string, string>>): WireCall {
  const byName = new Map(Object.entries(cookies));
  return { ...call, cookie: (name) => byName.get(name) ?? call.cookie(name) };
}

/** Names and values of Set-Cookie lines. */
function valuesOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line): [string, string] => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
