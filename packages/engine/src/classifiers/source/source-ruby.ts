import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-ruby',
  name: 'Source code: Ruby',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      {
        name: 'def',
        pattern: 'def (?:self\\.)?\\w+[?!]?(?:\\([^()\\n]{0,100}\\))?\\n',
        caseful: true,
        weight: 2,
      },
      {
        name: 'class',
        pattern: 'class [A-Z]\\w*(?: < [A-Z][\\w:]*)?\\n',
        caseful: true,
        weight: 3,
      },
      { name: 'module', pattern: 'module [A-Z]\\w*\\n', caseful: true, weight: 3 },
      { name: 'require', pattern: 'require(?:_relative)? [\'"]', caseful: true, weight: 2 },
      { name: 'attr', pattern: 'attr_(?:reader|accessor|writer) :', caseful: true, weight: 3 },
      { name: 'do', pattern: '\\.each do \\||do \\|\\w', caseful: true, weight: 3 },
      { name: 'puts', pattern: 'puts [\'"\\w]', caseful: true, weight: 1 },
      { name: 'nil', pattern: 'nil\\?|\\.nil\\?', caseful: true, weight: 2 },
      { name: 'unless', pattern: 'unless \\w', caseful: true, weight: 1 },
      { name: 'rspec', pattern: 'describe [\'"A-Z]', caseful: true, weight: 1 },
      { name: 'end', pattern: 'end\\nend', caseful: true, weight: 2 },
      { name: 'let', pattern: 'let\\(:\\w+\\)', caseful: true, weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: "require 'json'\n\nmodule Pay\n  class Ledger < Base\n    attr_reader :rows\n\n    def total\n      rows.each do |row|\n        puts row\n      end\n    end\n  end\nend\n",
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
