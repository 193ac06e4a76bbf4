import { UUID, type SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: 'kaggle-api-token',
    name: 'Kaggle API token',
    tokens: ['KGAT_[a-f0-9]{32}'],
    keywords: ['kaggle'],
    reference: 'https://www.kaggle.com/docs/api',
  },
  {
    id: 'kagi-api-key',
    name: 'Kagi API key',
    bare: ['[A-Za-z0-9_-]{11}\\.[A-Za-z0-9_-]{43}'],
    keywords: ['kagi'],
    reference: 'https://help.kagi.com/kagi/api/overview.html',
  },
  {
    id: 'keen-io-key',
    name: 'Keen key',
    bare: ['[a-f0-9]{64}', '[a-f0-9]{128}', '[A-Z0-9]{64}'],
    anchors: ['keen_'],
    keywords: ['keen'],
    reference: 'https://keen.io/docs/api/',
  },
  {
    id: 'klarna-api-key',
    name: 'Klarna API key',
    tokens: [
      'klarna_live_api_[A-Za-z0-9!$()*,./?@\\[\\]_~-]{40,200}',
      'klarna_test_api_[A-Za-z0-9!$()*,./?@\\[\\]_~-]{40,200}',
    ],
    keywords: ['klarna'],
    reference: 'https://docs.klarna.com/',
  },
  {
    id: 'klaviyo-api-key',
    name: 'Klaviyo private API key',
    bare: ['pk_[a-f0-9]{34}'],
    keywords: ['klaviyo'],
    reference: 'https://developers.klaviyo.com/en/docs/authenticate_',
  },
  {
    id: 'klipfolio-api-key',
    name: 'Klipfolio API key',
    bare: ['[a-f0-9]{40}'],
    keywords: ['klipfolio'],
    reference: 'https://apidocs.klipfolio.com/',
  },
  {
    id: 'kraken-access-token',
    name: 'Kraken API key or secret',
    bare: ['[A-Za-z0-9/+]{86}==', '[A-Za-z0-9/+]{56}'],
    keywords: ['kraken'],
    reference: 'https://docs.kraken.com/api/',
  },
  {
    id: 'kubernetes-bootstrap-token',
    name: 'Kubernetes bootstrap token',
    bare: ['[a-z0-9]{6}\\.[a-z0-9]{16}'],
    anchors: ['kubeadm', 'bootstrap-token', 'bootstrap_token', 'bootstraptoken'],
    keywords: ['kubeadm', 'bootstraptoken'],
    reference: 'https://kubernetes.io/docs/reference/access-authn-authz/bootstrap-tokens/',
  },
  {
    id: 'kucoin-access-token',
    name: 'KuCoin API key or secret',
    bare: ['[a-f0-9]{24}', UUID],
    keywords: ['kucoin'],
    reference: 'https://www.kucoin.com/docs/beginners/introduction',
  },
];
