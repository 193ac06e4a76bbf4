import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-javascript',
  name: 'Source code: JavaScript or TypeScript',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      {
        name: 'function',
        pattern: 'function \\w*\\([^()\\n]{0,200}\\) ?(?::[^{\\n]{1,60})?\\{',
        caseful: true,
        weight: 3,
      },
      {
        name: 'const',
        pattern: 'const [\\w{}, ]{1,80}= ?(?:require\\(|await |async |new |\\(|\\[|\\{)',
        caseful: true,
        weight: 2,
      },
      { name: 'let', pattern: 'let \\w+(?:: \\w+)? = ', caseful: true, weight: 1 },
      { name: 'require', pattern: 'require\\([\'"]', caseful: true, weight: 2 },
      { name: 'import', pattern: 'import [\\w{}*, ]{1,120} from [\'"]', caseful: true, weight: 3 },
      {
        name: 'export',
        pattern: 'export (?:default|const|function|class|async|interface|type|\\{)',
        caseful: true,
        weight: 3,
      },
      { name: 'module', pattern: 'module\\.exports', caseful: true, weight: 3 },
      { name: 'undefined', pattern: 'undefined', caseful: true, weight: 1 },
      { name: 'typeof', pattern: 'typeof \\w', caseful: true, weight: 1 },
      { name: 'this', pattern: 'this\\.\\w+ ?[=(.;]', caseful: true, weight: 1 },
      { name: 'console', pattern: 'console\\.(?:log|error|warn)\\(', caseful: true, weight: 2 },
      { name: 'async', pattern: 'async (?:function|\\()', caseful: true, weight: 2 },
      { name: 'interface', pattern: 'interface \\w+ \\{', caseful: true, weight: 1 },
      {
        name: 'document',
        pattern: 'document\\.(?:getElementById|querySelector|createElement)\\(',
        caseful: true,
        weight: 2,
      },
      { name: 'json', pattern: 'JSON\\.(?:parse|stringify)\\(', caseful: true, weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: "import { readFile } from 'node:fs/promises';\n\nexport async function load(name) {\n  const text = await readFile(name, 'utf8');\n  return JSON.parse(text);\n}\n",
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
