import type { Translation } from '@waybill/ui';
import type { goalText } from './goal.text.ts';

export const de: Translation<typeof goalText> = {
  title: 'Neue Richtlinie',
  about:
    'Beschreiben Sie, was Sie verhindern möchten, oder wählen Sie eine Vorlage. Die Richtlinie beginnt als Entwurf.',
  inYourWords: 'In eigenen Worten',
  sentence: 'Was möchten Sie verhindern?',
  sentenceHint:
    'Nennen Sie Daten, Aktion, Ziel, Personen, wie viel und wie schnell. Auf Deutsch oder Englisch.',
  examples: 'Beispiele',
  fromSentence: 'Beschreibung verwenden',
  writeFirst: 'Geben Sie einen Satz ein',
  isReading: 'Der Satz wird gelesen',
  answerFirst: 'Beantworten Sie zuerst die Fragen',
  nothingUnderstood: 'Bisher wurde kein Teil dieses Satzes erkannt',
  blank: 'Ohne Vorlage beginnen',
  readFailed:
    'Der Satz konnte nicht ausgewertet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  asUnderstood: 'Ihr Satz, Wort für Wort',
  becomes: 'Ergebnis',
  excluded: (words: string) => `nicht: ${words}`,
  likeBuiltin: (name: string) => `Basiert auf der eingebauten Richtlinie „${name}“`,
  means: (phrase: string) => `Was bedeutet „${phrase}“ hier?`,
  counts: (phrase: string) => `„${phrase}“: wie viele?`,
  opt_forbids: 'Das darf nicht geschehen',
  opt_excludes: 'Alles außer dem, was folgt',
  opt_nothing: 'Nichts: dieses Wort ignorieren',
  notUnderstood: 'Nicht erkannt',
  notUnderstoodNote:
    'Diese Wörter werden nicht Teil der Richtlinie. Ersetzen Sie sie, oder ergänzen Sie später eine Bedingung.',
  replace: (word: string, suggestion: string) => `„${word}“ durch „${suggestion}“ ersetzen`,
  noSuggestion: 'Kein ähnliches Wort',
  role_understood: 'erkannt: zur Bedingung',
  role_asked: 'Frage darunter',
  role_unknown: 'nicht erkannt',
  role_small: 'Füllwort',
  legend: 'Legende',
  key_understood: 'Teil einer Bedingung',
  key_small: 'Füllwort',
  key_asked: 'Mit Rückfrage',
  key_unknown: 'Nicht erkannt',
  notAllowed: 'Sie sind nicht berechtigt, Richtlinien zu erstellen',
  goal_leaving: 'Daten, die die Organisation verlassen',
  goal_assistants: 'KI-Assistenten und Chatbots',
  goal_collecting: 'Datensammlung vor dem Abfluss',
  goal_origin: 'Woher Daten kommen',
  goal_exposure: 'Zu weit freigegebene Daten',
  'name_sensitive-to-outside': 'Sensible Daten verlassen die Organisation',
  'about_sensitive-to-outside':
    'Sensible Inhalte werden an ein externes Ziel freigegeben, gesendet oder hochgeladen.',
  'name_upload-to-personal-storage': 'Uploads in privaten Speicher',
  'about_upload-to-personal-storage': 'Dateien werden in nicht verwalteten Speicher hochgeladen.',
  'name_paste-into-assistants': 'Daten in KI-Assistenten',
  'about_paste-into-assistants':
    'Texte oder Dateien werden in ChatGPT oder Copilot eingefügt oder hochgeladen.',
  'name_copies-to-external-storage': 'Kopien auf Wechselmedien',
  'about_copies-to-external-storage':
    'Dateien werden auf einen USB-Stick oder eine externe Festplatte kopiert.',
  'name_many-downloads': 'Viele Downloads einer Person',
  'about_many-downloads':
    'Eine Person lädt innerhalb einer Stunde ungewöhnlich viele Objekte herunter.',
  'name_from-a-source': 'Daten einer Quelle verlassen die Organisation',
  'about_from-a-source':
    'Daten aus einem System erreichen ein externes Ziel, auch nach Umbenennung.',
  'name_opened-to-everyone': 'Für alle mit dem Link freigegeben',
  'about_opened-to-everyone': 'Ein Objekt wird für alle mit dem Link oder öffentlich zugänglich.',
};
