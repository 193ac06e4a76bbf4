import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-python',
  name: 'Source code: Python',
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
        pattern: 'def \\w+\\([^()\\n]{0,200}\\)(?: -> [^:\\n]{1,60})?:',
        caseful: true,
        weight: 3,
      },
      { name: 'class', pattern: 'class \\w+(?:\\([\\w., ]{0,80}\\))?:', caseful: true, weight: 2 },
      {
        name: 'import',
        pattern:
          'import (?:os|sys|re|json|logging|typing|numpy|pandas|datetime|asyncio|pathlib)\\b',
        caseful: true,
        weight: 2,
      },
      { name: 'from', pattern: 'from [\\w.]+ import \\w', caseful: true, weight: 3 },
      { name: 'self', pattern: 'self\\.\\w+', caseful: true, weight: 2 },
      { name: 'main', pattern: '__name__ ?==', caseful: true, weight: 3 },
      { name: 'none', pattern: 'elif ', caseful: true, weight: 2 },
      {
        name: 'except',
        pattern: 'except [\\w.(), ]{1,60}(?: as \\w+)?:',
        caseful: true,
        weight: 2,
      },
      { name: 'init', pattern: '__init__', caseful: true, weight: 2 },
      { name: 'with', pattern: 'with open\\(', caseful: true, weight: 2 },
      { name: 'raise', pattern: 'raise \\w+(?:Error|Exception)\\(', caseful: true, weight: 1 },
      { name: 'lambda', pattern: 'lambda \\w+:', caseful: true, weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'from pathlib import Path\n\nclass Reader:\n    def __init__(self, path):\n        self.path = Path(path)\n\n    def read(self) -> str:\n        return self.path.read_text()\n',
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
