import type { SecretTable } from '../../secret-row.ts';

export const secrets: SecretTable = [
  {
    id: 'jenkins-api-token',
    name: 'Jenkins user or API token',
    bare: ['11[a-f0-9]{32}', '[a-f0-9]{32}'],
    keywords: ['jenkins', 'crumb'],
    reference:
      'https://www.jenkins.io/doc/book/system-administration/authenticating-scripted-clients/',
  },
  {
    id: 'jfrog-identity-token',
    name: 'JFrog identity token',
    bare: ['[A-Za-z0-9]{64}', '[A-Za-z0-9]{73}'],
    keywords: ['jfrog', 'artifactory', 'bintray'],
    reference: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens',
  },
  {
    id: 'jina-api-key',
    name: 'Jina AI API key',
    tokens: ['jina_[A-Za-z0-9]{60}'],
    keywords: ['jina'],
    reference: 'https://jina.ai/embeddings/',
  },
  {
    id: 'jotform-api-key',
    name: 'Jotform API key',
    bare: ['[a-f0-9]{32}', '[a-z0-9]{32}'],
    keywords: ['jotform'],
    reference: 'https://api.jotform.com/docs/',
  },
  {
    id: 'jumpcloud-api-key',
    name: 'JumpCloud API key',
    bare: ['[a-f0-9]{40}', '[a-z0-9]{40}', 'jca_[A-Za-z0-9]{36}'],
    keywords: ['jumpcloud'],
    reference: 'https://docs.jumpcloud.com/api/2.0/index.html',
  },
  {
    id: 'jupiterone-api-key',
    name: 'JupiterOne API key',
    bare: ['[A-Za-z0-9]{76}', 'eyJ[A-Za-z0-9_-]{60,400}'],
    keywords: ['jupiterone'],
    reference: 'https://docs.jupiterone.io/',
  },
];
