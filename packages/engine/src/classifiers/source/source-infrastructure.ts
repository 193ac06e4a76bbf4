import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-infrastructure',
  name: 'Source code: infrastructure as code',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'resource', pattern: 'resource "\\w+" "[\\w-]+" \\{', caseful: true, weight: 4 },
      { name: 'variable', pattern: 'variable "[\\w-]+" \\{', caseful: true, weight: 3 },
      { name: 'provider', pattern: 'provider "\\w+" \\{', caseful: true, weight: 3 },
      { name: 'output', pattern: 'output "[\\w-]+" \\{', caseful: true, weight: 3 },
      { name: 'module', pattern: 'module "[\\w-]+" \\{', caseful: true, weight: 3 },
      { name: 'terraform', pattern: 'terraform \\{', caseful: true, weight: 3 },
      { name: 'apiversion', pattern: 'apiVersion: [\\w./]+', caseful: true, weight: 3 },
      {
        name: 'kind',
        pattern:
          'kind: (?:Deployment|Service|Pod|ConfigMap|Secret|Ingress|StatefulSet|Namespace|Role|CronJob)\\b',
        caseful: true,
        weight: 4,
      },
      { name: 'metadata', pattern: 'metadata:\\n', caseful: true, weight: 2 },
      { name: 'spec', pattern: 'spec:\\n', caseful: true, weight: 2 },
      { name: 'containers', pattern: 'containers:\\n', caseful: true, weight: 3 },
      { name: 'docker', pattern: 'FROM [\\w./-]{2,80}(?::[\\w.-]+)?\\n', caseful: true, weight: 2 },
      { name: 'docker', pattern: 'ENTRYPOINT \\[', caseful: true, weight: 4 },
      { name: 'docker', pattern: 'WORKDIR /', caseful: true, weight: 3 },
      { name: 'docker', pattern: 'RUN (?:apt-get|apk|npm|pip|yum) ', caseful: true, weight: 3 },
      { name: 'cloudformation', pattern: 'AWSTemplateFormatVersion', caseful: true, weight: 5 },
      { name: 'ansible', pattern: 'hosts: \\w+\\n', caseful: true, weight: 2 },
      { name: 'ansible', pattern: 'become: (?:yes|true)', caseful: true, weight: 3 },
    ],
  },
  examples: {
    match: [
      {
        text: 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: pay\nspec:\n  template:\n    spec:\n      containers:\n        - name: pay\n',
        source: OWN,
      },
      {
        text: 'terraform {\n}\nprovider "aws" {\n}\nresource "aws_s3_bucket" "rows" {\n}\n',
        source: OWN,
      },
    ],
    noMatch: [
      {
        text: 'The function of the class is to import goods.',
        source: `${OWN}: speaks of it, is none`,
      },
      {
        text: 'See the manual for the return policy; public transport runs daily.',
        source: `${OWN}: speaks of it, is none`,
      },
    ],
  },
});
