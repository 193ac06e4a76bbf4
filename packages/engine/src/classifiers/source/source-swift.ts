import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-swift',
  name: 'Source code: Swift',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      {
        name: 'import',
        pattern: 'import (?:Foundation|UIKit|SwiftUI|Combine|XCTest)\\b',
        caseful: true,
        weight: 4,
      },
      {
        name: 'func',
        pattern: 'func \\w+\\([^()\\n]{0,200}\\)(?: throws)?(?: -> [\\w?\\[\\]]{1,40})? \\{',
        caseful: true,
        weight: 3,
      },
      { name: 'guard', pattern: 'guard let ', caseful: true, weight: 4 },
      { name: 'iflet', pattern: 'if let \\w+ = ', caseful: true, weight: 3 },
      { name: 'let', pattern: 'let \\w+(?:: [\\w<>?\\[\\]]{1,40})? = ', caseful: true, weight: 1 },
      { name: 'var', pattern: 'var \\w+: [\\w<>?\\[\\]]{1,40}', caseful: true, weight: 2 },
      { name: 'struct', pattern: 'struct \\w+: \\w+ \\{', caseful: true, weight: 2 },
      { name: 'extension', pattern: 'extension \\w+(?:: \\w+)? \\{', caseful: true, weight: 3 },
      { name: 'override', pattern: 'override func ', caseful: true, weight: 3 },
      {
        name: 'optional',
        pattern: '@(?:objc|IBOutlet|State|Published|main)\\b',
        caseful: true,
        weight: 3,
      },
    ],
  },
  examples: {
    match: [
      {
        text: 'import Foundation\n\nstruct Row: Codable {\n  var name: String\n}\n\nfunc read(path: String) -> Row? {\n  guard let data = load(path) else { return nil }\n  let row = try? JSONDecoder().decode(Row.self, from: data)\n  return row\n}\n',
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
