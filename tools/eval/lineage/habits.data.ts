/** How often each action happens. */
export const WEIGHTS = [
  ['create', 6],
  ['cloudCreate', 5],
  ['download', 16],
  ['cloudDownload', 3],
  ['webDownload', 3],
  ['view', 8],
  ['cloudView', 6],
  ['copyFile', 8],
  ['rename', 8],
  ['edit', 6],
  ['cloudEdit', 3],
  ['compress', 5],
  ['decompress', 2],
  ['clipboard', 8],
  ['upload', 8],
  ['uploadOutside', 5],
  ['copyToVolume', 3],
  ['send', 5],
  ['share', 4],
  ['cloudCopy', 3],
  ['command', 2],
] as const;

export const WORDS = [
  'plan',
  'ledger',
  'offer',
  'list',
  'notes',
  'model',
  'salary',
  'draft',
  'report',
];
export const ENDINGS = ['xlsx', 'docx', 'pdf', 'csv', 'pptx'];
export const OUTSIDE = [
  'https://www.dropbox.com/home',
  'https://wetransfer.com/',
  'https://mega.nz/fm',
];
export const PAGES = ['https://chatgpt.com/', 'https://pastebin.com/'];
