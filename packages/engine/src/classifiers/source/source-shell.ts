import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-shell',
  name: 'Source code: shell script',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      {
        name: 'shebang',
        pattern: '#!/(?:usr/)?bin/(?:env )?(?:ba|z|da)?sh',
        caseful: true,
        weight: 4,
      },
      { name: 'set', pattern: 'set -[euxo]{1,4}', caseful: true, weight: 2 },
      { name: 'if', pattern: 'if \\[\\[? ', caseful: true, weight: 3 },
      { name: 'fi', pattern: 'then\\n', caseful: true, weight: 2 },
      { name: 'fi', pattern: 'esac\\n', caseful: true, weight: 3 },
      { name: 'for', pattern: 'for \\w+ in ', caseful: true, weight: 1 },
      { name: 'echo', pattern: 'echo "', caseful: true, weight: 1 },
      { name: 'export', pattern: 'export [A-Z_]{2,40}=', caseful: true, weight: 2 },
      { name: 'exit', pattern: 'exit [01]\\n', caseful: true, weight: 1 },
      { name: 'sub', pattern: 'done\\n|done <', caseful: true, weight: 2 },
      { name: 'function', pattern: 'function \\w+ ?\\(\\) ?\\{', caseful: true, weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: '#!/bin/bash\nset -eu\nexport TARGET=/srv\nfor name in a b; do\n  if [ -f "$name" ]; then\n    echo "$name"\n  fi\ndone\nexit 0\n',
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
