import type { SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: 'xai-api-key',
    name: 'xAI API key',
    tokens: ['xai-[A-Za-z0-9]{80}', 'xai-[A-Za-z0-9_]{70,90}'],
    keywords: ['xai', 'grok'],
    reference: 'https://docs.x.ai/docs/overview',
  },
  {
    id: 'xata-api-key',
    name: 'Xata API key',
    tokens: ['xau_[A-Za-z0-9]{40,60}'],
    keywords: ['xata'],
    reference: 'https://xata.io/docs',
  },
];
