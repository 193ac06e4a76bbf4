import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-rust',
  name: 'Source code: Rust',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      { name: 'fn', pattern: 'pub (?:async )?fn \\w+', caseful: true, weight: 3 },
      { name: 'let', pattern: 'let mut \\w+', caseful: true, weight: 3 },
      {
        name: 'impl',
        pattern: "impl(?:<[\\w, ':]{1,40}>)? \\w+(?: for \\w+)? ",
        caseful: true,
        weight: 3,
      },
      { name: 'use', pattern: 'use (?:std|crate|super|serde|tokio)::', caseful: true, weight: 3 },
      { name: 'match', pattern: 'match \\w+ \\{', caseful: true, weight: 2 },
      { name: 'derive', pattern: '#\\[derive\\(', caseful: true, weight: 3 },
      { name: 'cfg', pattern: '#\\[(?:cfg|test|allow|inline)', caseful: true, weight: 2 },
      { name: 'option', pattern: 'Option<|Result<', caseful: true, weight: 1 },
      { name: 'unwrap', pattern: 'unwrap\\(\\)', caseful: true, weight: 2 },
      { name: 'println', pattern: 'println!\\(', caseful: true, weight: 2 },
      { name: 'struct', pattern: 'pub (?:struct|enum|trait|mod) \\w+', caseful: true, weight: 2 },
      { name: 'str', pattern: '&str\\b|&self\\b|&mut ', caseful: true, weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'use std::fs;\n\n#[derive(Debug)]\npub struct Row { name: String }\n\nimpl Row {\n    pub fn read(path: &str) -> Result<Row, String> {\n        let mut text = fs::read_to_string(path).unwrap();\n        Ok(Row { name: text })\n    }\n}\n',
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
