import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-sql',
  name: 'Source code: SQL',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 6,
    high: 10,
    marks: [
      { name: 'select', pattern: 'select [\\w*., \\n"`]{1,200} from [\\w."`]+', weight: 3 },
      {
        name: 'create',
        pattern: 'create (?:or replace )?(?:table|view|index|function|procedure|trigger) ',
        weight: 3,
      },
      { name: 'insert', pattern: 'insert into [\\w."`]+ ?\\(', weight: 3 },
      { name: 'update', pattern: 'update [\\w."`]+ set ', weight: 3 },
      { name: 'where', pattern: 'where [\\w."`]+ ?(?:=|<|>|in|is|like)', weight: 2 },
      { name: 'join', pattern: '(?:inner|left|right|outer) join ', weight: 2 },
      { name: 'group', pattern: 'group by ', weight: 2 },
      { name: 'order', pattern: 'order by ', weight: 1 },
      { name: 'alter', pattern: 'alter table ', weight: 3 },
      { name: 'key', pattern: 'primary key', weight: 2 },
      { name: 'key', pattern: 'foreign key', weight: 2 },
      { name: 'type', pattern: 'varchar\\(|not null', weight: 1 },
      { name: 'declare', pattern: 'declare @?\\w+', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'CREATE TABLE pay (id integer PRIMARY KEY, name varchar(80) NOT NULL);\nSELECT name, sum(total) FROM pay INNER JOIN row ON row.id = pay.id WHERE total > 10 GROUP BY name;',
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
