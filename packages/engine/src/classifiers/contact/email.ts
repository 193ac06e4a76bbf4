import { TOP_LEVEL_DOMAINS } from '../network/top-level-domains.data.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'email',
  name: 'Email address',
  class: 'personal',
  locale: 'any',
  sensitivity: 1,
  keywords: [
    'email',
    'e-mail',
    'emails',
    'mail',
    'e-mails',
    'mailto',
    'email address',
    'contact',
    'correo',
    'courriel',
    'e-mail-adresse',
    'posta',
    'from',
    'to',
    'cc',
    'bcc',
  ],
  patterns: [
    {
      pattern:
        "[A-Za-z0-9_][A-Za-z0-9._%+'’-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,8}(?:[A-Za-z]{2,24}|[Xx][Nn]--[A-Za-z0-9-]{2,59})",
      anchor: '@',
      validate: isAddress,
      alone: 'high',
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2',
  examples: {
    match: [
      {
        text: 'write to jane.doe@example.com',
        source: 'RFC 2606: reserved name, in the usual form',
      },
      {
        text: '"email":"o\'neil+news@mail.example.co.uk"',
        source: `${OWN}: apostrophe, tag and several labels`,
      },
      { text: 'user@xn--80ak6aa92e.com', source: `${OWN}: a domain in Punycode` },
      { text: 'Ask first.last@example.org.', source: `${OWN}: a full stop behind` },
    ],
    noMatch: [
      { text: 'email jane.doe@example', source: `${OWN}: no top-level domain` },
      { text: 'npm install thing@1.2.3', source: `${OWN}: a version` },
      {
        text: 'origin git@github.com:owner/repository',
        source: `${OWN}: an address of a repository`,
      },
      { text: 'icon@2x.png', source: `${OWN}: a file` },
      { text: 'https://deploy:letmein@example.com/', source: `${OWN}: a password in a URL` },
      { text: '@example.com', source: `${OWN}: no mailbox` },
    ],
  },
});

/**
 * An existing top-level domain and no dot at either end of the mailbox; neither a Git server address
 * nor the user and password of a URL.
 */
function isAddress(value: string, place: Place): boolean {
  const [mailbox = '', domain = ''] = value.split('@');
  const top = domain.slice(domain.lastIndexOf('.') + 1).toLowerCase();
  const isReal = TOP_LEVEL_DOMAINS.has(top) || top.startsWith('xn--');
  const isMailbox = !mailbox.endsWith('.') && !mailbox.includes('..');
  const isRepository = mailbox === 'git' && /^[:/]/.test(place.behind());
  const isCredential = /:\/\/[^\s/@]*$/.test(place.before());
  return isReal && isMailbox && !isRepository && !isCredential;
}
