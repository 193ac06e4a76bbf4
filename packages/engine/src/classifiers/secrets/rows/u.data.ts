import { UUID, type SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: 'unkey-root-key',
    name: 'Unkey root key',
    tokens: ['unkey_[A-Za-z0-9]{20,40}'],
    keywords: ['unkey'],
    reference: 'https://www.unkey.com/docs/security/root-keys',
  },
  {
    id: 'uploadcare-secret-key',
    name: 'Uploadcare secret key',
    bare: ['[a-f0-9]{20}'],
    keywords: ['uploadcare'],
    reference: 'https://uploadcare.com/docs/security/secure-uploads/',
  },
  {
    id: 'upstash-token',
    name: 'Upstash token',
    bare: ['[A-Za-z0-9]{40,60}=', '[A-Za-z0-9]{56}', UUID],
    keywords: ['upstash'],
    reference: 'https://upstash.com/docs',
  },
  {
    id: 'uptimerobot-api-key',
    name: 'UptimeRobot API key',
    bare: ['[um][0-9]{5,10}-[a-f0-9]{24}', '[a-z0-9]{9,12}-[a-z0-9]{24}'],
    keywords: ['uptimerobot'],
    reference: 'https://uptimerobot.com/api/',
  },
  {
    id: 'urlscan-api-key',
    name: 'urlscan.io API key',
    bare: [UUID],
    keywords: ['urlscan'],
    reference: 'https://urlscan.io/docs/api/',
  },
];
