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
  'name_sensitive-to-outside': 'Sensible Daten verlassen die Organisation',
  'about_sensitive-to-outside':
    'Inhalte hoher Sensibilität werden nach außen freigegeben, gesendet oder hochgeladen.',
  'name_upload-to-personal-storage': 'Hochladen in private Speicher',
  'about_upload-to-personal-storage':
    'Dateien werden in Speicher hochgeladen, die die Organisation nicht verwaltet.',
  'name_paste-into-assistants': 'Inhalte in Chat-Assistenten',
  'about_paste-into-assistants':
    'Texte oder Dateien werden in ChatGPT oder Copilot eingefügt oder hochgeladen.',
  'name_copies-to-external-storage': 'Kopien auf externe Speicher',
  'about_copies-to-external-storage': 'Dateien werden auf einen Stick oder eine Platte kopiert.',
  'name_many-downloads': 'Viele Downloads einer Person',
  'about_many-downloads':
    'Eine Person lädt in einer Stunde mehr verschiedene Objekte herunter, als die Arbeit verlangt.',
  'name_from-a-source': 'Daten einer Quelle nach außen',
  'about_from-a-source':
    'Wie auch immer sie dann heißen: Daten, die in einem System begannen, erreichen einen Ort außerhalb.',
  'name_opened-to-everyone': 'Für alle mit dem Link geöffnet',
  'about_opened-to-everyone':
    'Jemand macht ein Objekt für alle mit dem Link oder für die Öffentlichkeit lesbar.',
};
