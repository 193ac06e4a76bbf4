import type { ActivityEvent } from '@waybill/contract';
import { isInNetwork, parseAddress, parseNetwork } from '../cidr.ts';
import { CLIENT_KINDS, clientKind } from '../client-kind.ts';
import type { FieldGroup } from '../field.ts';
import { choice, fact, field, firstFact, fromFacts, truthIn } from '../field-rows.ts';
import { INSIDE_ADDRESSES } from '../inside-addresses.data.ts';
import { SIGN_IN_SIGNALS, signInSignals } from '../sign-in-signals.ts';

/** Keys by which connectors report that a second factor was used, each in the vendor's terms. */
const FACTOR_KEYS = ['mfa', 'mfaUsed', 'secondFactor', 'authentication'];

function isSecondFactorUsed({ extra }: ActivityEvent): boolean | null {
  const written = firstFact(extra, ['mfa', 'mfaUsed']);
  const told = truthIn(written);
  if (told !== null) return told;
  const required = extra['authentication']?.toLowerCase();
  if (required === 'multifactorauthentication') return true;
  if (required === 'singlefactorauthentication') return false;
  const second = extra['secondFactor'];
  if (second === undefined) return extra['firstFactor'] === undefined ? null : false;
  return truthIn(second) ?? true;
}

const RISKS = ['low', 'medium', 'high'] as const;

/** Okta writes `{reasons=Anomalous Device, level=MEDIUM}`, Entra the level of a sign-in as a severity. */
function riskOf({ source, stream, extra, vendorSeverity }: ActivityEvent) {
  const level = /level=(\w+)/i.exec(extra['riskLevel'] ?? '')?.[1] ?? extra['riskLevel'];
  const isEntra = source === 'Entra' && (stream === 'sign-ins' || stream === 'risk');
  const word = (level ?? (isEntra ? vendorSeverity : null))?.toLowerCase();
  return RISKS.find((risk) => risk === word) ?? null;
}

const SCOPES = ['private', 'internet'] as const;
const INSIDE = INSIDE_ADDRESSES.map(parseNetwork).filter((network) => network !== null);

function addressScope({ network }: ActivityEvent): (typeof SCOPES)[number] | null {
  const address = network.sourceIp === null ? null : parseAddress(network.sourceIp);
  if (address === null) return null;
  return INSIDE.some((inside) => isInNetwork(address, inside)) ? 'private' : 'internet';
}

/** How someone signed in, from where, and with what. */
export const fields: FieldGroup = [
  fromFacts(
    field('signIn.secondFactor', 'boolean', 'Sign-in: second factor used', isSecondFactorUsed),
    ...FACTOR_KEYS,
    'firstFactor',
  ),
  fact(
    'signIn.method',
    'Sign-in: method',
    'loginMethod',
    'firstFactor',
    'loginType',
    'authentication',
  ),
  choice('signIn.risk', 'Sign-in: risk', RISKS, riskOf),
  {
    ...field('signIn.signals', 'list', 'Sign-in: unusual signals', signInSignals),
    values: SIGN_IN_SIGNALS,
  },
  field('network.anonymizer', 'boolean', 'Network: anonymizer or VPN', (event) => {
    if (signInSignals(event).includes('anonymizer')) return true;
    return truthIn(firstFact(event.extra, ['viaProxy', 'anonymizer']));
  }),
  fact('network.country', 'Network: country', 'country'),
  choice('network.sourceScope', 'Network: source address is', SCOPES, addressScope),
  choice('client.kind', 'Client: kind', CLIENT_KINDS, ({ network, extra }) =>
    clientKind(network.userAgent, extra['client'] ?? null),
  ),
];
