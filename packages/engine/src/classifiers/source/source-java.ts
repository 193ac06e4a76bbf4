import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-java',
  name: 'Source code: Java',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      { name: 'package', pattern: 'package [a-z][\\w.]{2,80};', caseful: true, weight: 3 },
      {
        name: 'import',
        pattern: 'import (?:static )?(?:java|javax|org|com)\\.[\\w.*]{2,120};',
        caseful: true,
        weight: 3,
      },
      {
        name: 'class',
        pattern: 'public (?:abstract |final )?(?:class|interface|enum|record) \\w+',
        caseful: true,
        weight: 3,
      },
      {
        name: 'method',
        pattern: 'public (?:static )?(?:final )?[\\w<>\\[\\], ]{2,60} \\w+\\(',
        caseful: true,
        weight: 2,
      },
      {
        name: 'private',
        pattern: 'private (?:static )?(?:final )?[\\w<>\\[\\]]{2,60} \\w+ ?[;=]',
        caseful: true,
        weight: 2,
      },
      { name: 'override', pattern: '@Override', caseful: true, weight: 3 },
      { name: 'throws', pattern: 'throws \\w+', caseful: true, weight: 1 },
      { name: 'print', pattern: 'System\\.out\\.print', caseful: true, weight: 3 },
      { name: 'new', pattern: 'new \\w+(?:<[\\w, ]{0,40}>)?\\(', caseful: true, weight: 1 },
      { name: 'extends', pattern: 'extends \\w+', caseful: true, weight: 1 },
      { name: 'string', pattern: 'String \\w+ ?[=;,)]', caseful: true, weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'package com.example.pay;\n\nimport java.util.List;\n\npublic class Ledger {\n  private final List<String> rows;\n\n  @Override\n  public String toString() { return rows.toString(); }\n}\n',
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
