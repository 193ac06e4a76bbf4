import type { Translation } from '@waybill/ui';
import type { goalText } from './goal.text.ts';

export const de: Translation<typeof goalText> = {
  title: 'Neue Richtlinie',
  about:
    'Sagen Sie, wofür sie ist. Sie beginnt als Entwurf, der nichts beurteilt, bis Sie es zulassen.',
  inYourWords: 'In eigenen Worten',
  sentence: 'Was soll nicht geschehen?',
  sentenceHint: 'Zum Beispiel: Niemand schickt Kundenlisten an eine private Mailadresse',
  fromSentence: 'Damit beginnen',
  writeFirst: 'Schreiben Sie zuerst einen Satz',
  blank: 'Leer beginnen',
  partly: 'Ein Teil des Satzes wurde verstanden',
  notUnderstood: (words: string) => `Daraus wurde nichts: ${words}`,
  notAllowed: 'Sie können keine Richtlinien schreiben',
  goal_leaving: 'Daten, die die Organisation verlassen',
  goal_assistants: 'Assistenten und Chatbots',
  goal_collecting: 'Sammeln vor dem Abfluss',
  goal_origin: 'Woher Daten kommen',
  goal_exposure: 'Daten, die vielen offenstehen',
};
