import type { ActivityEvent } from '@waybill/contract';

export const SIGN_IN_SIGNALS = [
  'newDevice',
  'newCountry',
  'newLocation',
  'newAddress',
  'impossibleTravel',
  'anonymizer',
  'unfamiliar',
  'leakedCredentials',
  'passwordSpray',
  'malware',
] as const;
export type SignInSignal = (typeof SIGN_IN_SIGNALS)[number];

/** Okta's behaviours, each `POSITIVE` or not: “About behavior and sign-on policies”. */
const OKTA: ReadonlyMap<string, SignInSignal> = new Map([
  ['new device', 'newDevice'],
  ['new country', 'newCountry'],
  ['new state', 'newLocation'],
  ['new city', 'newLocation'],
  ['new geo-location', 'newLocation'],
  ['new ip', 'newAddress'],
  ['velocity', 'impossibleTravel'],
]);

/** Entra's `riskEventType`: Microsoft Graph, riskDetection resource type. */
const ENTRA: ReadonlyMap<string, SignInSignal> = new Map([
  ['unlikelytravel', 'impossibleTravel'],
  ['impossibletravel', 'impossibleTravel'],
  ['mcasimpossibletravel', 'impossibleTravel'],
  ['anonymizedipaddress', 'anonymizer'],
  ['newcountry', 'newCountry'],
  ['unfamiliarfeatures', 'unfamiliar'],
  ['anomaloususeractivity', 'unfamiliar'],
  ['leakedcredentials', 'leakedCredentials'],
  ['passwordspray', 'passwordSpray'],
  ['malwareinfectedipaddress', 'malware'],
  ['maliciousipaddress', 'malware'],
]);

/** Unusual sign-in signals from the identity provider, without duplicates. */
export function signInSignals(event: ActivityEvent): readonly SignInSignal[] {
  const entra = event.source === 'Entra' ? ENTRA.get(event.vendorRule?.toLowerCase() ?? '') : null;
  const found = [...oktaSignals(event.extra['behaviors'] ?? ''), entra ?? null];
  if (isAnonymizer(event.extra)) found.push('anonymizer');
  return [...new Set(found.filter((signal) => signal !== null))];
}

/** `{New Geo-Location=NEGATIVE, New Device=POSITIVE}` */
function oktaSignals(behaviors: string): (SignInSignal | null)[] {
  return behaviors
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((part) => part.split('='))
    .filter(([, answer]) => answer?.trim().toUpperCase() === 'POSITIVE')
    .map(([name]) => OKTA.get(name?.trim().toLowerCase() ?? '') ?? null);
}

function isAnonymizer(extra: ActivityEvent['extra']): boolean {
  return [extra['viaProxy'], extra['anonymizer']].some((word) => word?.toLowerCase() === 'true');
}
