import type { SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: 'yandex-api-key',
    name: 'Yandex Cloud API key',
    tokens: ['AQVN[A-Za-z0-9_-]{35,38}'],
    keywords: ['yandex'],
    reference: 'https://yandex.cloud/en/docs/iam/concepts/authorization/api-key',
  },
  {
    id: 'yandex-iam-token',
    name: 'Yandex Cloud IAM token',
    tokens: ['t1\\.[A-Z0-9a-z_-]{60,300}={0,2}\\.[A-Z0-9a-z_-]{86}={0,2}'],
    keywords: ['yandex'],
    reference: 'https://yandex.cloud/en/docs/iam/concepts/authorization/iam-token',
  },
  {
    id: 'yandex-oauth-token',
    name: 'Yandex OAuth token',
    tokens: ['y[0-6]_[A-Za-z0-9_-]{50,60}'],
    keywords: ['yandex'],
    reference: 'https://yandex.cloud/en/docs/iam/concepts/authorization/oauth-token',
  },
  {
    id: 'yandex-static-key',
    name: 'Yandex Cloud static access key',
    bare: ['YC[A-Za-z0-9_-]{38}'],
    keywords: ['yandex'],
    reference: 'https://yandex.cloud/en/docs/iam/concepts/authorization/access-key',
  },
  {
    id: 'yelp-api-key',
    name: 'Yelp API key',
    bare: ['[A-Za-z0-9_=.-]{128}'],
    keywords: ['yelp'],
    reference: 'https://docs.developer.yelp.com/docs/fusion-authentication',
  },
  {
    id: 'ynab-access-token',
    name: 'YNAB access token',
    bare: ['[a-f0-9]{64}', '[A-Za-z0-9_-]{43}'],
    keywords: ['ynab', 'youneedabudget'],
    reference: 'https://api.ynab.com/',
  },
  {
    id: 'yousign-api-key',
    name: 'Yousign API key',
    bare: ['[a-f0-9]{32}', '[A-Za-z0-9]{32}'],
    keywords: ['yousign'],
    reference: 'https://developers.yousign.com/',
  },
];
