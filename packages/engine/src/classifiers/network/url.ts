import { TOP_LEVEL_DOMAINS } from './top-level-domains.data.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Top-level domains accepted without a scheme: object members in code look like shorter ones. */
const BARE = '(?:com|org|net|edu|gov|mil|biz|info|co[.][a-z]{2})(?:[.][a-z]{2})?';
const BARE_ENDS = ['.com', '.org', '.net', '.edu', '.gov', '.mil', '.biz', '.info', '.co.'];
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** Objects of programs, whose members are named like top-level domains: `this.url.host`. */
const OBJECTS = new Set([
  'this',
  'self',
  'that',
  'window',
  'document',
  'process',
  'module',
  'exports',
  'req',
  'res',
  'request',
  'response',
  'config',
  'options',
  'opts',
  'props',
  'state',
  'params',
  'settings',
  'ctx',
  'context',
  'console',
  'math',
  'json',
  'url',
  'uri',
]);

export const classifier = defineClassifier({
  id: 'url',
  name: 'Web address or domain name',
  class: 'business',
  locale: 'any',
  sensitivity: 0,
  keywords: [
    'url',
    'urls',
    'link',
    'links',
    'domain',
    'domains',
    'domain name',
    'hostname',
    'fqdn',
    'dns',
    'nameserver',
    'subdomain',
    'website',
    'web site',
    'site',
    'homepage',
    'web',
    'href',
    'page',
    'webpage',
    'visit',
  ],
  // Never high: a more specific type that starts with an address, such as a secret webhook, wins.
  patterns: [
    {
      pattern: `(?:https?|ftps?)://(?:${LABEL}[.]){1,8}${LABEL}(?::[0-9]{1,5})?`,
      caseless: true,
      validate: hasHost,
      alone: 'medium',
      supported: 'medium',
    },
    {
      pattern: `www[.](?:${LABEL}[.]){1,8}${LABEL}`,
      caseless: true,
      validate: hasHost,
      alone: 'medium',
      supported: 'medium',
    },
    {
      pattern: `(?:${LABEL}[.]){1,8}${BARE}`,
      holds: BARE_ENDS,
      validate: isBareDomain,
      alone: 'none',
      inField: 'medium',
      supported: 'medium',
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc3986',
  examples: {
    match: [
      { text: 'see https://www.example.com/path?q=1', source: 'RFC 2606: reserved name' },
      { text: 'visit www.example.org today', source: 'RFC 2606: reserved name, without a scheme' },
      {
        text: 'http://build.example.net:8080/status',
        source: 'RFC 2606: reserved name, with a port',
      },
      { text: 'website: example.net', source: 'RFC 2606: reserved name, with a keyword' },
    ],
    noMatch: [
      { text: 'http://example', source: `${OWN}: no domain` },
      { text: "'www.example'", source: `${OWN}: no top-level domain` },
      {
        text: 'http://192.0.2.7/',
        source: `${OWN}: an address instead of a name: a type of its own`,
      },
      { text: 'the value a.b.c', source: `${OWN}: no scheme` },
      { text: 'hostname = this.url.host', source: `${OWN}: a member of an object` },
    ],
  },
});

/**
 * An existing top-level domain, and a domain other than www. Path and query are left to other types:
 * they contain identifiers, addresses and tokens.
 */
function hasHost(value: string): boolean {
  const host = value
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/:[0-9]*$/, '');
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  const isComplete = labels.length > (labels[0] === 'www' ? 2 : 1);
  return isComplete && (TOP_LEVEL_DOMAINS.has(top) || top.startsWith('xn--'));
}

function isBareDomain(value: string, place: Place): boolean {
  const [first = ''] = value.toLowerCase().split('.');
  if (OBJECTS.has(first) || !hasHost(value)) return false;
  return !/[.$@]$/.test(place.before()) && !place.behind().startsWith('(');
}
