import { ownValue } from '../own-value.ts';
import { DATA_WORDS_EN } from './data-words.data.ts';
import type { MoveVerb, TitleLanguage, TitleSentence } from './title-language.ts';

const NUMBERS = new Intl.NumberFormat('en');

const KINDS: Readonly<Record<string, readonly [one: string, many: string] | undefined>> = {
  file: ['File', 'files'],
  folder: ['Folder', 'folders'],
  message: ['Message', 'messages'],
  bucket: ['Bucket', 'buckets'],
  database: ['Database', 'databases'],
  mailbox: ['Mailbox', 'mailboxes'],
  repository: ['Repository', 'repositories'],
};

const VERBS: Readonly<Record<MoveVerb, readonly [alone: string, before: string]>> = {
  pasted: ['pasted', 'pasted into'],
  uploaded: ['uploaded', 'uploaded to'],
  sent: ['sent', 'sent to'],
  shared: ['shared', 'shared with'],
  copied: ['copied', 'copied to'],
  pushed: ['transferred', 'transferred to'],
};

const OPENED = {
  public: 'opened to the public',
  link: 'opened to anyone with the link',
  external: 'opened to people outside',
} as const;

function act({ act: done }: TitleSentence): string {
  switch (done.kind) {
    case 'opened':
      return OPENED[done.to];
    case 'forwarded':
      return done.to === null ? 'forwarded automatically' : `forwarded automatically to ${done.to}`;
    case 'downloaded':
      return done.from === null ? 'downloaded' : `downloaded from ${done.from}`;
    case 'moved': {
      const [alone, before] = VERBS[done.verb];
      return done.to === null ? alone : `${before} ${done.to}`;
    }
  }
}

export const TITLE_ENGLISH: TitleLanguage = {
  dataWords: DATA_WORDS_EN,
  number: (value) => NUMBERS.format(value),
  and: (parts) => parts.join(' and '),
  within: (data, object) => `${data} from ${object}`,
  several: (count, kind) => `${count} ${ownValue(KINDS, kind)?.[1] ?? 'objects'}`,
  unnamed: (kind) => ownValue(KINDS, kind)?.[0] ?? 'Data',
  sourceCode: 'Source code',
  mail: 'Mail',
  place({ kind, name, account }) {
    switch (kind) {
      case 'external_storage':
        return 'removable media';
      case 'public':
        return 'the public';
      case 'device':
        return name === 'Mobile Device' ? 'a mobile device' : 'a device';
      case 'person':
        return account ?? 'a person outside';
      case 'account':
        return account === null ? `another ${name} account` : `${name} account ${account}`;
      case 'internet':
        return name === 'Internet' ? 'the internet' : name;
      default:
        return name;
    }
  },
  sentence: (sentence) =>
    `${sentence.what} ${act(sentence)}${sentence.person === null ? '' : ` by ${sentence.person}`}`,
  named: (title, object, person) =>
    `${title}${object === null ? '' : `: ${object}`}${person === null ? '' : ` by ${person}`}`,
};
