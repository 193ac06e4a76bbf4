/** What RFC 8176 values and the provider's own mean to people; `mfa` only repeats the others. */
const METHOD_WORDS: Readonly<Record<string, string>> = {
  pwd: 'Password',
  totp: 'Authenticator app',
  otp: 'Code',
  email: 'E-mail',
  sms: 'SMS',
  voice: 'Phone call',
  whatsapp: 'WhatsApp',
  webauthn: 'Passkey',
  oauth: 'Other account',
  fed: 'Single sign-on',
  recovery: 'Recovery code',
};

/** How somebody signed in, e.g. `Password, authenticator app`. */
export function methodWords(methods: readonly string[]): string {
  const words = methods
    .filter((method) => method !== 'mfa')
    .map((method) => METHOD_WORDS[method] ?? method);
  return words.map((word, index) => (index === 0 ? word : lowerFirst(word))).join(', ');
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

/** A browser's own description in two words, e.g. `Firefox on Windows`; what is unknown stays as it is. */
export function deviceWords(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return (browser ?? system ?? userAgent) || 'Unknown device';
}

/** Where an address is, if the provider knows. */
export function placeWords({ city, country }: { city: string; country: string }): string {
  return [city, country].filter((part) => part !== '').join(', ') || 'Place unknown';
}
