import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['kubeadm', 'bootstrap-token', 'bootstrap_token', 'bootstraptoken'];
const TOKEN = `${fakeToken('lowerDigits', 6)}.${fakeToken('lowerDigits', 16, 2)}`;

export const classifier = defineClassifier({
  id: 'kubernetes-bootstrap-token',
  name: 'Kubernetes bootstrap token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['kubeadm', 'bootstraptoken'],
  patterns: [
    {
      pattern: '[a-z0-9]{6}\\.[a-z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://kubernetes.io/docs/reference/access-authn-authz/bootstrap-tokens/',
  examples: {
    match: [
      { text: `const kubeadmSecret = '${TOKEN}';`, source: OWN },
      { text: `kubeadm_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `KUBEADM_TOKEN=${'x'.repeat(6)}.${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
