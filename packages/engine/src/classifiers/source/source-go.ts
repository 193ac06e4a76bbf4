import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-go',
  name: 'Source code: Go',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      { name: 'package', pattern: 'package (?:main|[a-z]\\w{1,30})\\n', caseful: true, weight: 3 },
      {
        name: 'func',
        pattern: 'func (?:\\(\\w+ \\*?\\w+\\) )?\\w+\\([^()\\n]{0,200}\\)',
        caseful: true,
        weight: 3,
      },
      { name: 'import', pattern: 'import \\(\\n', caseful: true, weight: 3 },
      { name: 'import', pattern: 'import "', caseful: true, weight: 2 },
      { name: 'err', pattern: 'if err != nil', caseful: true, weight: 3 },
      { name: 'err', pattern: 'err != nil', caseful: true, weight: 2 },
      { name: 'struct', pattern: 'type \\w+ (?:struct|interface) \\{', caseful: true, weight: 3 },
      { name: 'defer', pattern: 'defer \\w+', caseful: true, weight: 2 },
      { name: 'chan', pattern: 'make\\((?:chan|map|\\[\\])', caseful: true, weight: 2 },
      { name: 'fmt', pattern: 'fmt\\.(?:Print|Errorf|Sprintf)', caseful: true, weight: 2 },
      { name: 'assign', pattern: 'range \\w+', caseful: true, weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'package main\n\nimport "fmt"\n\ntype Row struct {\n\tName string\n}\n\nfunc read(name string) (Row, error) {\n\tif err := check(name); err != nil {\n\t\treturn Row{}, fmt.Errorf("read: %w", err)\n\t}\n\treturn Row{name}, nil\n}\n',
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
