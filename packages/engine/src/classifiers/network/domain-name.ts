import { TOP_LEVEL_DOMAINS } from './top-level-domains.data.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Objects of programs, whose members are named like top-level domains: `this.url.host`. */
const OBJECTS =
  /^(?:this|self|that|window|document|process|module|exports|req|res|request|response|config|options|opts|props|state|params|settings|ctx|context|console|math|json|url|uri)[.]/i;

export const classifier = defineClassifier({
  id: 'domain-name',
  name: 'Domain name',
  class: 'business',
  locale: 'any',
  sensitivity: 0,
  keywords: [
    'domain',
    'domains',
    'domain name',
    'hostname',
    'host name',
    'host',
    'fqdn',
    'dns',
    'nameserver',
    'cname',
    'subdomain',
    'mx',
  ],
  patterns: [
    {
      pattern:
        '(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,8}(?:[A-Za-z]{2,24}|[Xx][Nn]--[A-Za-z0-9-]{2,59})',
      validate: hasTopLevelDomain,
      alone: 'none',
      inField: 'low',
      supported: 'medium',
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc1035',
  examples: {
    match: [
      { text: 'domain: example.com', source: 'RFC 2606: reserved name' },
      { text: 'DNS host mail.example.co.uk', source: 'RFC 2606: reserved name' },
      { text: 'hostname = db.example.net', source: 'RFC 2606: reserved name' },
    ],
    noMatch: [
      { text: 'domain: example', source: `${OWN}: no top-level domain` },
      { text: 'it ended.It began', source: `${OWN}: nothing says domain` },
      { text: 'host 192.0.2.1', source: `${OWN}: an address` },
      { text: 'host = this.url.host', source: `${OWN}: a member of an object` },
    ],
  },
});

function hasTopLevelDomain(value: string, place: Place): boolean {
  const top = value.slice(value.lastIndexOf('.') + 1).toLowerCase();
  if (OBJECTS.test(value) || /[.$]$/.test(place.before()) || place.behind().startsWith('('))
    return false;
  return TOP_LEVEL_DOMAINS.has(top) || top.startsWith('xn--');
}
