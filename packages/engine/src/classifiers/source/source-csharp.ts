import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-csharp',
  name: 'Source code: C#',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      {
        name: 'using',
        pattern: 'using (?:System|Microsoft)[\\w.]{0,80};',
        caseful: true,
        weight: 3,
      },
      { name: 'namespace', pattern: 'namespace [A-Z][\\w.]{1,80}', caseful: true, weight: 3 },
      {
        name: 'class',
        pattern:
          'public (?:sealed |static |abstract |partial )?(?:class|interface|record|struct) \\w+',
        caseful: true,
        weight: 2,
      },
      {
        name: 'property',
        pattern: 'public [\\w<>?\\[\\], ]{2,60} \\w+ ?\\{ ?get;',
        caseful: true,
        weight: 3,
      },
      { name: 'get', pattern: 'get; ?(?:private |init |set)', caseful: true, weight: 2 },
      { name: 'async', pattern: 'async Task', caseful: true, weight: 3 },
      { name: 'var', pattern: 'var \\w+ = (?:new|await) ', caseful: true, weight: 1 },
      { name: 'console', pattern: 'Console\\.Write', caseful: true, weight: 3 },
      { name: 'override', pattern: 'public override ', caseful: true, weight: 2 },
      { name: 'readonly', pattern: 'private readonly ', caseful: true, weight: 2 },
      {
        name: 'string',
        pattern: 'string\\.(?:IsNullOrEmpty|Format|Empty)',
        caseful: true,
        weight: 2,
      },
    ],
  },
  examples: {
    match: [
      {
        text: 'using System;\n\nnamespace Example.Pay\n{\n    public class Ledger\n    {\n        private readonly string name;\n        public int Rows { get; set; }\n    }\n}\n',
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
