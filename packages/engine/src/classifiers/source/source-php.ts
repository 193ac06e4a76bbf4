import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-php',
  name: 'Source code: PHP',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      { name: 'open', pattern: '<\\?php', caseful: true, weight: 4 },
      { name: 'variable', pattern: '\\$this->\\w+', caseful: true, weight: 3 },
      {
        name: 'function',
        pattern: '(?:public|private|protected) (?:static )?function \\w+\\(',
        caseful: true,
        weight: 3,
      },
      { name: 'namespace', pattern: 'namespace [A-Z][\\w\\\\]{1,80};', caseful: true, weight: 2 },
      { name: 'use', pattern: 'use [A-Z]\\w*\\\\[\\w\\\\]{1,80};', caseful: true, weight: 3 },
      { name: 'echo', pattern: 'echo [\'"$]', caseful: true, weight: 2 },
      { name: 'array', pattern: 'array\\(', caseful: true, weight: 1 },
      { name: 'foreach', pattern: 'foreach ?\\(\\$', caseful: true, weight: 3 },
      { name: 'function', pattern: 'function \\w+\\(\\$', caseful: true, weight: 2 },
      { name: 'isset', pattern: 'isset\\(\\$', caseful: true, weight: 3 },
    ],
  },
  examples: {
    match: [
      {
        text: '<?php\nnamespace App\\Pay;\n\nuse App\\Model\\Row;\n\nclass Ledger {\n  public function total() {\n    foreach ($this->rows as $row) { echo $row; }\n  }\n}\n',
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
