import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'salary-list',
  name: 'Salary list',
  class: 'business',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 6,
    high: 9,
    distinct: 3,
    within: 2048,
    marks: [
      { name: 'pay', pattern: '(?:annual|base|current|monthly|gross|new)[ _]?salary', weight: 3 },
      { name: 'pay', pattern: 'salar(?:y|ies)', weight: 2 },
      { name: 'pay', pattern: '(?:base|gross|total)[ _]?(?:pay|compensation)', weight: 3 },
      { name: 'pay', pattern: '(?:Jahresgehalt|Monatsgehalt|Grundgehalt|Bruttogehalt)', weight: 3 },
      { name: 'pay', pattern: '(?:Gehalt|Gehälter|Gehaltsliste)', weight: 2 },
      { name: 'pay', pattern: '(?:salaire|rémunération|salario)', weight: 2 },
      { name: 'employee', pattern: 'employees?[ _]?(?:id|no|number|name)?', weight: 2 },
      { name: 'employee', pattern: '(?:Mitarbeiter(?:in)?|Personalnummer|Pers\\.-Nr)', weight: 2 },
      { name: 'employee', pattern: '(?:first|last|full)[ _]?name|name', weight: 1 },
      { name: 'employee', pattern: '(?:Vorname|Nachname)', weight: 1 },
      { name: 'place', pattern: 'department|cost[ _]?cent(?:er|re)', weight: 1 },
      { name: 'place', pattern: '(?:Abteilung|Kostenstelle)', weight: 1 },
      { name: 'position', pattern: 'job[ _]?title|position|pay[ _]?grade', weight: 1 },
      {
        name: 'position',
        pattern: '(?:Entgeltgruppe|Gehaltsgruppe|Tarifgruppe|Stellenbezeichnung)',
        weight: 2,
      },
      { name: 'variable', pattern: 'bonus|commission|allowance|stock[ _]?options', weight: 2 },
      { name: 'variable', pattern: '(?:Prämie|Zulage|Tantieme)', weight: 2 },
      { name: 'raise', pattern: '(?:merit|salary|pay)[ _]?(?:increase|raise|review)', weight: 2 },
      { name: 'raise', pattern: 'Gehaltserhöhung', weight: 3 },
      { name: 'start', pattern: 'hire[ _]?date|start[ _]?date', weight: 1 },
      { name: 'start', pattern: 'Eintrittsdatum', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Employee,Department,Job title,Annual salary,Bonus\nA. Jensen,Sales,Lead,84000,5000\nB. Olsen,HR,Partner,64000,3000',
        source: OWN,
      },
      {
        text: 'Personalnummer;Nachname;Abteilung;Jahresgehalt;Prämie\n17;Meier;Vertrieb;84000;5000',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'What salary do you expect? Send us your name.', source: `${OWN}: a question` },
      { text: 'Employees work in the sales department.', source: `${OWN}: no pay` },
    ],
  },
});
