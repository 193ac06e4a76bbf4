import { UUID, type SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: 'zapier-webhook',
    name: 'Zapier catch webhook URL',
    tokens: ['hooks\\.zapier\\.com/hooks/catch/[0-9]{4,9}/[a-z0-9]{6,9}'],
    keywords: ['zapier'],
    reference: 'https://zapier.com/apps/webhook/integrations',
  },
  {
    id: 'zendesk-api-token',
    name: 'Zendesk API token',
    bare: ['[A-Za-z0-9]{40}'],
    keywords: ['zendesk'],
    reference: 'https://developer.zendesk.com/api-reference/introduction/security-and-auth/',
  },
  {
    id: 'zeplin-access-token',
    name: 'Zeplin access token',
    bare: [
      'eyJ[A-Za-z0-9_-]{20,100}\\.[A-Za-z0-9_-]{100,600}\\.[A-Za-z0-9_-]{60,500}',
      '[A-Za-z0-9]{180,360}',
    ],
    keywords: ['zeplin'],
    reference: 'https://docs.zeplin.dev/',
  },
  {
    id: 'zerotier-api-token',
    name: 'ZeroTier API token',
    bare: ['[A-Za-z0-9]{32}'],
    keywords: ['zerotier'],
    reference: 'https://docs.zerotier.com/api/tokens/',
  },
  {
    id: 'zhipu-api-key',
    name: 'Zhipu AI API key',
    bare: ['[a-f0-9]{32}\\.[A-Za-z0-9]{16}'],
    keywords: ['zhipu', 'bigmodel'],
    reference: 'https://open.bigmodel.cn/',
  },
  {
    id: 'zilliz-api-key',
    name: 'Zilliz or Milvus token',
    bare: ['[a-f0-9]{80}', '[a-f0-9]{100,140}'],
    keywords: ['zilliz', 'milvus'],
    reference: 'https://docs.zilliz.com/',
  },
  {
    id: 'zipcode-api-key',
    name: 'ZIP code API key',
    bare: ['[A-Za-z0-9]{64}', UUID],
    keywords: ['zipcodeapi', 'zipcodebase'],
    reference: 'https://www.zipcodeapi.com/API',
  },
  {
    id: 'zoho-token',
    name: 'Zoho token',
    bare: ['1000\\.[a-f0-9]{32}\\.[a-f0-9]{32}', '1000\\.[A-Z0-9]{30}', '[a-f0-9]{42}'],
    keywords: ['zoho'],
    reference: 'https://www.zoho.com/accounts/protocol/oauth.html',
  },
  {
    id: 'zonka-api-key',
    name: 'Zonka Feedback API key',
    bare: ['[A-Za-z0-9]{36}'],
    keywords: ['zonka'],
    reference: 'https://apidocs.zonkafeedback.com/',
  },
  {
    id: 'zoom-client-secret',
    name: 'Zoom client secret or token',
    bare: ['[A-Za-z0-9]{32}', '[A-Za-z0-9_-]{22}'],
    keywords: ['zoom'],
    reference: 'https://developers.zoom.us/docs/internal-apps/',
  },
  {
    id: 'zuplo-api-key',
    name: 'Zuplo API key',
    tokens: ['zpka_[a-f0-9]{32}_[a-f0-9]{8}'],
    keywords: ['zuplo'],
    reference: 'https://zuplo.com/docs/articles/api-key-api',
  },
];
