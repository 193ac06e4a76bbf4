import type { SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: 'qase-api-token',
    name: 'Qase API token',
    bare: ['[a-f0-9]{40}', '[a-f0-9]{64}'],
    keywords: ['qase'],
    reference: 'https://developers.qase.io/',
  },
  {
    id: 'qdrant-api-key',
    name: 'Qdrant API key',
    bare: ['[A-Za-z0-9_-]{54}'],
    keywords: ['qdrant'],
    reference: 'https://qdrant.tech/documentation/cloud/authentication/',
  },
  {
    id: 'qubole-api-token',
    name: 'Qubole API token',
    bare: ['[a-f0-9]{64}', '[A-Za-z0-9_-]{64}'],
    keywords: ['qubole'],
    reference: 'https://docs.qubole.com/',
  },
];
