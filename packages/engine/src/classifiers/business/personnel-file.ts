import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'personnel-file',
  name: 'Personnel file',
  class: 'business',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'title', pattern: 'personnel\\s+(?:file|record)', weight: 3 },
      { name: 'title', pattern: 'employee\\s+(?:record|file|roster|list)', weight: 2 },
      { name: 'title', pattern: '(?:Personalakte|Mitarbeiterliste)', weight: 3 },
      { name: 'id', pattern: 'employee[ _](?:id|no|number)', weight: 2 },
      { name: 'id', pattern: 'Personalnummer', weight: 2 },
      { name: 'hire', pattern: 'hire[ _]date', weight: 2 },
      { name: 'hire', pattern: 'date[ _]of[ _](?:hire|joining)', weight: 2 },
      { name: 'hire', pattern: 'Eintrittsdatum', weight: 2 },
      { name: 'hire', pattern: 'termination[ _]date', weight: 2 },
      { name: 'job', pattern: 'job[ _]title', weight: 1 },
      { name: 'job', pattern: 'department', weight: 1 },
      { name: 'job', pattern: 'Abteilung', weight: 1 },
      { name: 'job', pattern: 'manager[ _]?(?:id|name)?', weight: 1 },
      { name: 'pay', pattern: 'salary', weight: 1 },
      { name: 'pay', pattern: 'Gehalt(?:sgruppe)?', weight: 1 },
      { name: 'pay', pattern: 'pay[ _]grade', weight: 2 },
      { name: 'private', pattern: 'marital[ _]status', weight: 2 },
      { name: 'private', pattern: 'emergency[ _]contact', weight: 3 },
      { name: 'private', pattern: 'Familienstand', weight: 2 },
      { name: 'private', pattern: 'date[ _]of[ _]birth', weight: 1 },
      { name: 'private', pattern: 'home[ _]address', weight: 1 },
      { name: 'leave', pattern: 'sick[ _]leave', weight: 1 },
      { name: 'leave', pattern: 'disciplinary', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'employee_id,full name,job_title,department,hire_date,salary,pay_grade,marital_status,emergency_contact\n7,A. Berg,Welder,Plant,2019-03-01,52000,E4,single,B. Berg',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Employees of the department met.', source: `${OWN}: speaks of it, is none` },
      { text: 'salary.ts exports pay()', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
