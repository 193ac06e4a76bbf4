import { UUID, type SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: 'oanda-access-token',
    name: 'OANDA access token',
    bare: ['[a-f0-9]{32}-[a-f0-9]{32}', '[A-Za-z0-9]{24}'],
    keywords: ['oanda'],
    reference: 'https://developer.oanda.com/rest-live-v20/authentication/',
  },
  {
    id: 'octopus-api-key',
    name: 'Octopus Deploy API key',
    tokens: ['API-[A-Z0-9]{26}', 'API-[A-Z0-9]{25}'],
    keywords: ['octopus'],
    reference: 'https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key',
  },
  {
    id: 'okta-api-token',
    name: 'Okta API token',
    bare: ['00[A-Za-z0-9_-]{40}'],
    keywords: ['okta', 'ssws'],
    reference: 'https://developer.okta.com/docs/guides/create-an-api-token/main/',
  },
  {
    id: 'omnisend-api-key',
    name: 'Omnisend API key',
    bare: ['[a-f0-9]{24}-[A-Za-z0-9]{20,50}', '[A-Za-z0-9_-]{75}'],
    keywords: ['omnisend'],
    reference: 'https://api-docs.omnisend.com/',
  },
  {
    id: 'onelogin-client-secret',
    name: 'OneLogin client secret',
    bare: ['[a-f0-9]{64}'],
    keywords: ['onelogin'],
    reference:
      'https://developers.onelogin.com/api-docs/2/getting-started/working-with-api-credentials',
  },
  {
    id: 'onesignal-api-key',
    name: 'OneSignal REST API key',
    bare: ['[A-Za-z0-9]{48}', UUID, 'os_v2_app_[a-z0-9]{60,110}'],
    keywords: ['onesignal'],
    reference: 'https://documentation.onesignal.com/docs/keys-and-ids',
  },
  {
    id: 'onfleet-api-key',
    name: 'Onfleet API key',
    bare: ['[a-f0-9]{32}'],
    keywords: ['onfleet'],
    reference: 'https://docs.onfleet.com/',
  },
  {
    id: 'openai-admin-key',
    name: 'OpenAI admin or service account key',
    tokens: ['sk-admin-[A-Za-z0-9_-]{40,200}', 'sk-svcacct-[A-Za-z0-9_-]{40,200}'],
    keywords: ['openai'],
    reference: 'https://platform.openai.com/docs/api-reference/administration',
  },
  {
    id: 'openai-api-key',
    name: 'OpenAI API key',
    tokens: [
      'sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}',
      'sk-proj-[A-Za-z0-9_-]{58,75}T3BlbkFJ[A-Za-z0-9_-]{58,75}',
      'sk-[A-Za-z0-9]{48}',
      'sk-proj-[A-Za-z0-9_-]{20,200}',
      'sk-None-[A-Za-z0-9_-]{48,80}',
    ],
    keywords: ['openai'],
    reference: 'https://platform.openai.com/docs/api-reference/authentication',
  },
  {
    id: 'openrouter-api-key',
    name: 'OpenRouter API key',
    tokens: ['sk-or-v1-[a-f0-9]{64}'],
    keywords: ['openrouter'],
    reference: 'https://openrouter.ai/docs/api-reference/authentication',
  },
  {
    id: 'opensea-api-key',
    name: 'OpenSea API key',
    bare: ['[a-f0-9]{32}'],
    keywords: ['opensea'],
    reference: 'https://docs.opensea.io/',
  },
  {
    id: 'openshift-user-token',
    name: 'OpenShift user token',
    tokens: ['sha256~[A-Za-z0-9_-]{43}'],
    keywords: ['openshift'],
    reference:
      'https://docs.openshift.com/container-platform/4.14/authentication/understanding-authentication.html',
  },
  {
    id: 'openvsx-access-token',
    name: 'Open VSX access token',
    tokens: [
      'ovsxat_[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      'ovsxp_[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
    ],
    keywords: ['openvsx'],
    reference: 'https://github.com/eclipse/openvsx/wiki/Publishing-Extensions',
  },
  {
    id: 'opsgenie-api-key',
    name: 'Opsgenie API key',
    bare: [UUID],
    keywords: ['opsgenie'],
    reference: 'https://docs.opsgenie.com/docs/api-key-management',
  },
  {
    id: 'optimizely-token',
    name: 'Optimizely personal token',
    bare: ['2:[A-Za-z0-9_-]{40,60}', '[0-9A-Za-z-]{54}'],
    keywords: ['optimizely'],
    reference: 'https://docs.developers.optimizely.com/',
  },
  {
    id: 'otpauth-url',
    name: 'One-time password secret in an otpauth URL',
    tokens: [
      'otpauth://totp/[A-Za-z0-9%:@._-]{1,100}\\?[A-Za-z0-9%&=._-]{0,150}secret=[A-Z2-7]{16,64}',
    ],
    keywords: ['otpauth', 'totp', 'secret'],
    reference: 'https://github.com/google/google-authenticator/wiki/Key-Uri-Format',
  },
];
