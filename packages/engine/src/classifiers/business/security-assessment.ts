import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'security-assessment',
  name: 'Security assessment',
  class: 'business',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'title', pattern: 'penetration\\s+test(?:ing)?\\s+(?:report|results)', weight: 3 },
      { name: 'title', pattern: 'vulnerability\\s+(?:assessment|report|scan)', weight: 3 },
      { name: 'title', pattern: 'security\\s+(?:assessment|audit\\s+report)', weight: 2 },
      { name: 'title', pattern: '(?:Sicherheitsaudit|Penetrationstest)', weight: 3 },
      { name: 'finding', pattern: 'CVE-\\d{4}-\\d{4,7}', weight: 1 },
      { name: 'finding', pattern: 'cvss', weight: 2 },
      { name: 'finding', pattern: 'proof\\s+of\\s+concept', weight: 1 },
      { name: 'finding', pattern: 'severity:\\s+(?:critical|high|medium|low)', weight: 2 },
      { name: 'finding', pattern: 'remediation', weight: 1 },
      { name: 'finding', pattern: 'affected\\s+(?:hosts?|systems?|assets?)', weight: 2 },
      { name: 'finding', pattern: 'Schwachstelle', weight: 2 },
      { name: 'scope', pattern: 'rules\\s+of\\s+engagement', weight: 3 },
      { name: 'scope', pattern: 'in scope', weight: 1 },
      { name: 'scope', pattern: 'executive\\s+summary', weight: 1 },
      { name: 'attack', pattern: 'sql injection', weight: 1 },
      { name: 'attack', pattern: 'cross-site\\s+scripting', weight: 1 },
      { name: 'attack', pattern: 'privilege\\s+escalation', weight: 1 },
      { name: 'attack', pattern: 'lateral\\s+movement', weight: 1 },
      { name: 'attack', pattern: 'domain\\s+admin', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Penetration test report. Executive summary. Scope and rules of engagement. Finding 1, CVSS 9.8, affected hosts: 3, SQL injection. Remediation: use prepared statements.',
        source: OWN,
      },
    ],
    noMatch: [
      {
        text: 'Fix CVE-2024-0001 by updating the library.',
        source: `${OWN}: speaks of it, is none`,
      },
      { text: 'Remediation of the lawn.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
