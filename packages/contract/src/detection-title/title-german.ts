import { ownValue } from '../own-value.ts';
import { DATA_WORDS_DE } from './data-words.data.ts';
import type { MoveVerb, TitleLanguage, TitleSentence } from './title-language.ts';

const NUMBERS = new Intl.NumberFormat('de');

const KINDS: Readonly<Record<string, readonly [one: string, many: string] | undefined>> = {
  file: ['Datei', 'Dateien'],
  folder: ['Ordner', 'Ordner'],
  message: ['Nachricht', 'Nachrichten'],
  bucket: ['Bucket', 'Buckets'],
  database: ['Datenbank', 'Datenbanken'],
  mailbox: ['Postfach', 'Postfächer'],
  repository: ['Repository', 'Repositorys'],
};

const VERBS: Readonly<Record<MoveVerb, readonly [preposition: string, verb: string]>> = {
  pasted: ['in', 'eingefügt'],
  uploaded: ['zu', 'hochgeladen'],
  sent: ['an', 'gesendet'],
  shared: ['mit', 'geteilt'],
  copied: ['auf', 'kopiert'],
  pushed: ['zu', 'übertragen'],
};

const OPENED = {
  public: 'öffentlich freigegeben',
  link: 'für alle mit dem Link freigegeben',
  external: 'für Externe freigegeben',
} as const;

function act({ act: done }: TitleSentence): string {
  switch (done.kind) {
    case 'opened':
      return OPENED[done.to];
    case 'forwarded':
      return done.to === null
        ? 'automatisch weitergeleitet'
        : `automatisch an ${done.to} weitergeleitet`;
    case 'downloaded':
      return done.from === null ? 'heruntergeladen' : `aus ${done.from} heruntergeladen`;
    case 'moved': {
      const [preposition, verb] = VERBS[done.verb];
      return done.to === null ? verb : `${preposition} ${done.to} ${verb}`;
    }
  }
}

export const TITLE_GERMAN: TitleLanguage = {
  dataWords: DATA_WORDS_DE,
  number: (value) => NUMBERS.format(value),
  and: (parts) => parts.join(' und '),
  within: (data, object) => `${data} aus ${object}`,
  several: (count, kind) => `${count} ${ownValue(KINDS, kind)?.[1] ?? 'Objekte'}`,
  unnamed: (kind) => ownValue(KINDS, kind)?.[0] ?? 'Daten',
  sourceCode: 'Quellcode',
  mail: 'E-Mails',
  place({ kind, name, account }) {
    switch (kind) {
      case 'external_storage':
        return 'Wechselmedium';
      case 'public':
        return 'die Öffentlichkeit';
      case 'device':
        return name === 'Mobile Device' ? 'ein Mobilgerät' : 'ein Gerät';
      case 'person':
        return account ?? 'eine externe Person';
      case 'account':
        return account === null ? `ein anderes ${name}-Konto` : `${name}-Konto ${account}`;
      case 'internet':
        return name === 'Internet' ? 'das Internet' : name;
      default:
        return name;
    }
  },
  sentence: (sentence) =>
    `${sentence.what}${sentence.person === null ? '' : ` von ${sentence.person}`} ${act(sentence)}`,
  named: (title, object, person) =>
    `${title}${object === null ? '' : `: ${object}`}${person === null ? '' : ` (${person})`}`,
};
