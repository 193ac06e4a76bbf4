import type { SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: '1password-secret-key',
    name: '1Password secret key',
    tokens: [
      'A3-[A-Z0-9]{6}-[A-Z0-9]{11}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}',
      'A3-[A-Z0-9]{6}-[A-Z0-9]{6}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}',
    ],
    keywords: ['1password'],
    reference: 'https://support.1password.com/secret-key-security/',
  },
  {
    id: '1password-service-account-token',
    name: '1Password service account token',
    tokens: ['ops_eyJ[A-Za-z0-9+/]{250,}={0,3}'],
    keywords: ['1password', 'op'],
    reference: 'https://developer.1password.com/docs/service-accounts/security/',
  },
];
