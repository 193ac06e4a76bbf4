import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-c-cpp',
  name: 'Source code: C or C++',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      { name: 'include', pattern: '#include ?[<"][\\w./+-]{1,80}[>"]', caseful: true, weight: 3 },
      { name: 'define', pattern: '#define \\w+', caseful: true, weight: 2 },
      { name: 'ifdef', pattern: '#(?:ifdef|ifndef|endif|pragma)\\b', caseful: true, weight: 2 },
      { name: 'main', pattern: 'int main\\(', caseful: true, weight: 3 },
      { name: 'std', pattern: 'std::\\w+', caseful: true, weight: 3 },
      { name: 'struct', pattern: 'struct \\w+ ?\\{', caseful: true, weight: 2 },
      { name: 'void', pattern: 'void \\w+\\([^()\\n]{0,200}\\)', caseful: true, weight: 1 },
      {
        name: 'static',
        pattern: 'static (?:inline |const )?(?:int|char|void|bool|unsigned|size_t)\\b',
        caseful: true,
        weight: 2,
      },
      {
        name: 'pointer',
        pattern: '(?:char|void|int|const char) ?\\*+ ?\\w+',
        caseful: true,
        weight: 1,
      },
      { name: 'sizeof', pattern: 'sizeof\\(', caseful: true, weight: 2 },
      {
        name: 'malloc',
        pattern: '(?:malloc|calloc|free|printf|memcpy|strlen)\\(',
        caseful: true,
        weight: 2,
      },
      { name: 'null', pattern: 'nullptr|NULL\\b', caseful: true, weight: 1 },
      { name: 'template', pattern: 'template ?<(?:typename|class) ', caseful: true, weight: 3 },
      { name: 'arrow', pattern: 'using namespace ', caseful: true, weight: 3 },
    ],
  },
  examples: {
    match: [
      {
        text: '#include <stdio.h>\n#include <stdlib.h>\n#define ROWS 8\n\nstatic int total(const char *name);\n\nint main(void) {\n  char *row = malloc(sizeof(char) * ROWS);\n  printf("%d\\n", total(row));\n  return 0;\n}\n',
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
