import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-kotlin',
  name: 'Source code: Kotlin',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      {
        name: 'fun',
        pattern: 'fun (?:<\\w+> )?(?:\\w+\\.)?\\w+\\([^()\\n]{0,200}\\)',
        caseful: true,
        weight: 3,
      },
      { name: 'val', pattern: 'val \\w+(?:: [\\w<>?, ]{1,40})? = ', caseful: true, weight: 2 },
      { name: 'var', pattern: 'var \\w+: [\\w<>?]{1,40}', caseful: true, weight: 2 },
      { name: 'data', pattern: 'data class ', caseful: true, weight: 3 },
      { name: 'companion', pattern: 'companion object', caseful: true, weight: 3 },
      { name: 'package', pattern: 'package [a-z][\\w.]{2,80}\\n', caseful: true, weight: 2 },
      { name: 'import', pattern: 'import [a-z][\\w.]{4,100}\\n', caseful: true, weight: 2 },
      { name: 'when', pattern: 'when ?\\(\\w+\\) \\{', caseful: true, weight: 3 },
      { name: 'override', pattern: 'override fun ', caseful: true, weight: 3 },
      { name: 'println', pattern: 'println\\(', caseful: true, weight: 1 },
      { name: 'let', pattern: '\\?\\.let ?\\{', caseful: true, weight: 3 },
    ],
  },
  examples: {
    match: [
      {
        text: 'package com.example.pay\n\nimport java.util.UUID\n\ndata class Row(val name: String)\n\nclass Ledger {\n  private val rows = mutableListOf<Row>()\n  override fun toString(): String = rows.toString()\n}\n',
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
