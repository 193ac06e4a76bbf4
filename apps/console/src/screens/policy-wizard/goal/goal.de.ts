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
  writeFirst: 'Schreiben Sie zuerst einen Satz',
  isReading: 'Der Satz wird gelesen',
  answerFirst: 'Beantworten Sie zuerst die Fragen',
  nothingUnderstood: 'Von diesem Satz ist noch nichts verstanden',
  blank: 'Leer beginnen',
  readFailed:
    'Der Satz konnte nicht gelesen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  asUnderstood: 'Ihr Satz, Wort für Wort',
  becomes: 'Was daraus wird',
  excluded: (words: string) => `nicht: ${words}`,
  likeBuiltin: (name: string) => `Wie in der eingebauten Richtlinie „${name}“`,
  means: (phrase: string) => `Was bedeutet „${phrase}“ hier?`,
  counts: (phrase: string) => `„${phrase}“: wie viele?`,
  opt_forbids: 'Das darf nicht geschehen',
  opt_excludes: 'Alles außer dem, was folgt',
  opt_nothing: 'Nichts: dieses Wort übergehen',
  notUnderstood: 'Nicht verstanden',
  notUnderstoodNote:
    'Diese Wörter werden nicht Teil der Richtlinie. Ersetzen Sie sie, oder ergänzen Sie später eine Bedingung.',
  replace: (word: string, suggestion: string) => `„${word}“ durch „${suggestion}“ ersetzen`,
  noSuggestion: 'Kein ähnliches Wort',
  role_understood: 'verstanden: zur Bedingung',
  role_asked: 'Frage darunter',
  role_unknown: 'nicht verstanden',
  role_small: 'ohne eigene Bedeutung',
  legend: 'Legende',
  key_understood: 'Teil einer Bedingung',
  key_small: 'Füllwort',
  key_asked: 'Mit Rückfrage',
  key_unknown: 'Nicht verstanden',
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
