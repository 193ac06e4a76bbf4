import type { DestinationName } from './enums.ts';

/** One destination name, and how it is recognised. */
export interface DestinationDefinition {
  name: DestinationName;
  /** What it means, as docs/destinations.md says it. */
  definition: string;
  /** Host names; each represents its subdomains too. The longest that fits counts. */
  hosts: readonly string[];
  /** Names of programs without ending, lower case. */
  processes: readonly string[];
}

/** Every destination of the specification. Sources of host names: the vendors' own lists of addresses. */
export const DESTINATIONS: readonly DestinationDefinition[] = [
  {
    name: 'Dropbox',
    definition:
      'The service Dropbox: its web site, its client, or a Dropbox account that is named in a share',
    hosts: ['dropbox.com', 'dropboxapi.com', 'dropboxusercontent.com', 'getdropbox.com', 'db.tt'],
    processes: ['dropbox', 'dropboxupdate'],
  },
  {
    name: 'Exchange',
    definition:
      'Outlook and Exchange mail, Microsoft’s or a server of the organisation’s: mail that is sent there, or a mailbox that data is copied to',
    hosts: [
      'outlook.office.com',
      'outlook.office365.com',
      'outlook.live.com',
      'outlook.com',
      'outlook.cloud.microsoft',
      'hotmail.com',
      'protection.outlook.com',
      'mail.protection.outlook.com',
      'attachments.office.net',
    ],
    processes: ['outlook', 'microsoft outlook', 'olk', 'hxoutlook'],
  },
  {
    name: 'Gmail',
    definition: 'Gmail, in the browser or through its servers',
    hosts: [
      'mail.google.com',
      'gmail.com',
      'googlemail.com',
      'mail-attachment.googleusercontent.com',
    ],
    processes: [],
  },
  {
    name: 'Google Drive',
    definition: 'Files and documents of Google, at any account: Drive, Docs, Sheets, Slides, Forms',
    hosts: [
      'drive.google.com',
      'docs.google.com',
      'sheets.google.com',
      'slides.google.com',
      'forms.google.com',
      'drive.usercontent.google.com',
      'drivefrontend-pa.clients6.google.com',
    ],
    processes: ['googledrivefs', 'google drive', 'googledrivesync'],
  },
  {
    name: 'Slack',
    definition:
      'The service Slack: a workspace that is not the organisation’s, or its own when the movement ends there',
    hosts: ['slack.com', 'slack-files.com', 'slack-edge.com', 'slackb.com'],
    processes: ['slack'],
  },
  {
    name: 'Device',
    definition: 'A computer that stores downloaded, copied or received data',
    hosts: [],
    processes: [],
  },
  {
    name: 'Mobile Device',
    definition: 'A phone or tablet (iOS, iPadOS, Android)',
    hosts: [],
    processes: [],
  },
  {
    name: 'pastebin',
    definition: 'Public text-sharing sites such as pastebin.com',
    hosts: [
      'pastebin.com',
      'pastebin.pl',
      'pastebin.fi',
      'paste.ee',
      'paste.mozilla.org',
      'paste.rs',
      'paste.centos.org',
      'paste.debian.net',
      'paste.ofcode.org',
      'paste.opensuse.org',
      'pastes.io',
      'pasteio.com',
      'paste2.org',
      'ideone.com',
      'dpaste.com',
      'dpaste.org',
      'bpa.st',
      'bpaste.net',
      'hastebin.com',
      'hastebin.skyra.pw',
      'ghostbin.com',
      'ghostbin.co',
      'controlc.com',
      'justpaste.it',
      'justpaste.me',
      'rentry.co',
      'rentry.org',
      'privatebin.net',
      'privatebin.info',
      'zerobin.net',
      '0bin.net',
      'cl1p.net',
      'codepad.org',
      'ix.io',
      'sprunge.us',
      'termbin.com',
      'p.ip.fi',
      'snippet.host',
      'textbin.net',
      'throwbin.io',
      'defuse.ca',
      'jsonblob.com',
      'write.as',
      'telegra.ph',
    ],
    processes: [],
  },
  {
    name: 'External Storage',
    definition: 'Removable media: USB sticks and disks, memory cards, burnt discs',
    hosts: [],
    processes: [],
  },
  {
    name: 'Copilot',
    definition: 'Microsoft’s and GitHub’s assistants',
    hosts: [
      'copilot.microsoft.com',
      'copilot.cloud.microsoft',
      'm365.cloud.microsoft',
      'copilot.com',
      'githubcopilot.com',
      'copilot-proxy.githubusercontent.com',
    ],
    processes: ['copilot', 'microsoft copilot', 'm365copilot'],
  },
  {
    name: 'ChatGPT',
    definition: 'OpenAI’s assistant in the browser, app or API',
    hosts: ['chatgpt.com', 'chat.openai.com', 'api.openai.com', 'oaiusercontent.com'],
    processes: ['chatgpt'],
  },
  {
    name: 'WhatsApp',
    definition: 'WhatsApp in the browser or app',
    hosts: ['whatsapp.com', 'whatsapp.net', 'wa.me'],
    processes: ['whatsapp', 'whatsapp desktop', 'whatsapp.root'],
  },
  {
    name: 'Messages',
    definition: 'A messaging app on a device, such as Messages, Signal or Telegram',
    hosts: [
      'messages.google.com',
      'web.telegram.org',
      'telegram.org',
      't.me',
      'signal.org',
      'viber.com',
      'threema.ch',
    ],
    processes: [
      'messages',
      'imessage',
      'imagent',
      'signal',
      'telegram',
      'telegram desktop',
      'viber',
      'threema',
      'phoneexperiencehost',
      'wechat',
      'line',
    ],
  },
  {
    name: 'User',
    definition: 'A named person outside who is given access',
    hosts: [],
    processes: [],
  },
  {
    name: 'Public',
    definition: 'Anyone with the link, or the public',
    hosts: [],
    processes: [],
  },
  {
    name: '{host}',
    definition: 'Any other web host that is known; it is shown by its own name',
    hosts: [],
    processes: [],
  },
  {
    name: 'Internet',
    definition: 'Somewhere outside, the host is not known',
    hosts: [],
    processes: [],
  },
];
