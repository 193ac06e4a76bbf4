import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'medical-record',
  name: 'Medical record',
  class: 'health',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'complaint', pattern: 'chief\\s+complaint', weight: 3 },
      { name: 'complaint', pattern: 'presenting\\s+complaint', weight: 3 },
      { name: 'complaint', pattern: 'reason\\s+for\\s+visit', weight: 2 },
      { name: 'history', pattern: 'history\\s+of\\s+present\\s+illness', weight: 3 },
      { name: 'history', pattern: 'past\\s+medical\\s+history', weight: 3 },
      { name: 'history', pattern: 'family\\s+history', weight: 1 },
      { name: 'history', pattern: 'Anamnese', weight: 3 },
      { name: 'history', pattern: 'Vorerkrankungen', weight: 2 },
      { name: 'diagnosis', pattern: 'diagnos[ie]s', weight: 1 },
      { name: 'diagnosis', pattern: 'Diagnosen?:', weight: 2 },
      { name: 'diagnosis', pattern: 'differential\\s+diagnosis', weight: 2 },
      { name: 'diagnosis', pattern: 'Befund', weight: 1 },
      { name: 'treatment', pattern: 'discharge\\s+summary', weight: 3 },
      { name: 'treatment', pattern: 'assessment\\s+and\\s+plan', weight: 3 },
      { name: 'treatment', pattern: 'treatment\\s+plan', weight: 1 },
      { name: 'treatment', pattern: '(?:Entlassungsbrief|Arztbrief)', weight: 3 },
      { name: 'treatment', pattern: 'prescri(?:bed|ption)', weight: 1 },
      { name: 'treatment', pattern: 'Therapie', weight: 1 },
      { name: 'medication', pattern: 'current\\s+medications', weight: 2 },
      { name: 'medication', pattern: 'medications?:', weight: 1 },
      { name: 'medication', pattern: 'Medikation', weight: 2 },
      { name: 'allergy', pattern: 'allergies', weight: 1 },
      { name: 'allergy', pattern: 'Allergien', weight: 1 },
      { name: 'vitals', pattern: 'vital\\s+signs', weight: 2 },
      { name: 'vitals', pattern: 'blood\\s+pressure', weight: 1 },
      { name: 'vitals', pattern: 'heart\\s+rate', weight: 1 },
      { name: 'vitals', pattern: 'Blutdruck', weight: 1 },
      { name: 'patient', pattern: 'patient\\s+(?:name|id|is\\s+a|was|presents)', weight: 1 },
      { name: 'patient', pattern: 'medical\\s+record\\s+(?:number|no)', weight: 3 },
      { name: 'patient', pattern: 'date\\s+of\\s+admission', weight: 2 },
      { name: 'patient', pattern: 'Patient(?:in)?\\s+(?:ist|wurde|stellt)', weight: 1 },
      { name: 'lab', pattern: 'hemoglobin', weight: 1 },
      { name: 'lab', pattern: 'hba1c', weight: 1 },
      { name: 'lab', pattern: 'mmhg', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Patient is a 54 year old. Chief complaint: chest pain. Past medical history: hypertension. Current medications: none. Vital signs: blood pressure 150/95 mmHg. Assessment and plan: admit.',
        source: OWN,
      },
      {
        text: 'Arztbrief. Anamnese: seit drei Tagen Husten. Diagnosen: J20.9. Medikation: keine. Allergien: keine. Blutdruck 120/80.',
        source: OWN,
      },
    ],
    noMatch: [
      {
        text: 'Be patient, the diagnosis of the failing build takes time.',
        source: `${OWN}: speaks of it, is none`,
      },
      {
        text: 'Medication adherence is discussed in chapter 4.',
        source: `${OWN}: speaks of it, is none`,
      },
    ],
  },
});
