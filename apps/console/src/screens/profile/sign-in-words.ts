import { locale, textOf } from '@waybill/ui';
import { profileText } from './profile.text.ts';

/** Named RFC 8176 values and the provider's own; `mfa` only repeats the others. */
const METHODS = [
  'pwd',
  'totp',
  'otp',
  'email',
  'sms',
  'voice',
  'whatsapp',
  'webauthn',
  'oauth',
  'fed',
  'recovery',
] as const;

function methodWord(method: string): string {
  const known = METHODS.find((name) => name === method);
  return known === undefined ? method : textOf(profileText)[`method_${known}`];
}

/** How someone signed in, e.g. `Password, authenticator app`. */
export function methodWords(methods: readonly string[]): string {
  const words = methods.filter((method) => method !== 'mfa').map(methodWord);
  // German nouns are always capitalized.
  const rest = locale().language === 'en' ? lowerFirst : (word: string) => word;
  return words.map((word, index) => (index === 0 ? word : rest(word))).join(', ');
}

/** Abbreviations and names keep their capitals. */
function lowerFirst(word: string): string {
  return /^[A-Z][a-z]+( |$)/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** A browser's description in two words, e.g. `Firefox on Windows`; unknown parts stay unchanged. */
export function deviceWords(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser !== undefined && system !== undefined)
    return textOf(profileText).device(browser, system);
  return (browser ?? system ?? userAgent) || textOf(profileText).unknownDevice;
}

/** Location of an address, if the provider knows it. */
export function placeWords({ city, country }: { city: string; country: string }): string {
  return (
    [city, country].filter((part) => part !== '').join(', ') || textOf(profileText).unknownPlace
  );
}
