import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOVEMENTS, OBJECT_KINDS } from '../activity.ts';
import { EVENT_ACTIONS, PLACE_KINDS, VISIBILITIES } from '../enums.ts';
import { renderHeadline, renderTitle, type TitleLanguageId } from './render-title.ts';
import { TitleParts, type TitleFacts } from './title-parts.ts';

const NOTHING: TitleParts = {
  policy: 'Sensitive data exposed',
  isOwn: false,
  action: null,
  movement: 'none',
  visibility: null,
  forwards: false,
  data: [],
  object: { kind: 'other', name: null },
  origin: null,
  destination: null,
};
const ZELDA: TitleFacts = {
  person: 'Zelda Berg',
  objects: 1,
  typeName: (type) => (type === 'own-tax' ? 'German tax number' : type),
};
const app = (name: string) => ({ kind: 'app', name, account: null }) as const;

const CARDS = [{ type: 'payment-card', count: 40 }];

describe.each<[string, Partial<TitleParts>, Partial<TitleFacts>, en: string, de: string]>([
  [
    'a paste',
    { action: 'Paste', movement: 'upload', data: CARDS, destination: app('ChatGPT') },
    {},
    '40 card numbers pasted into ChatGPT by Zelda Berg',
    '40 Kartennummern von Zelda Berg in ChatGPT eingefügt',
  ],
  [
    'a paste out of a file',
    {
      action: 'Paste',
      movement: 'upload',
      data: [{ type: 'payment-card', count: 1 }],
      object: { kind: 'file', name: 'C:\\Users\\z\\notes.txt' },
      destination: app('ChatGPT'),
    },
    {},
    '1 card number from notes.txt pasted into ChatGPT by Zelda Berg',
    '1 Kartennummer aus notes.txt von Zelda Berg in ChatGPT eingefügt',
  ],
  [
    'an object without a name',
    { action: 'Download', movement: 'download', object: { kind: 'mailbox', name: null } },
    {},
    'Mailbox downloaded by Zelda Berg',
    'Postfach von Zelda Berg heruntergeladen',
  ],
  [
    'an object of a kind that has no word',
    { action: 'Download', movement: 'download', object: { kind: 'other', name: null } },
    {},
    'Data downloaded by Zelda Berg',
    'Daten von Zelda Berg heruntergeladen',
  ],
  [
    'many files on a stick, by nobody known',
    {
      action: 'CopyFile',
      movement: 'copy',
      object: { kind: 'file', name: 'a.pptx' },
      destination: { kind: 'external_storage', name: 'External Storage', account: null },
    },
    { objects: 1500, person: null },
    '1,500 files copied to removable media',
    '1.500 Dateien auf Wechselmedium kopiert',
  ],
  [
    'a document that was opened',
    {
      action: 'Share',
      movement: 'share',
      visibility: 'public',
      object: { kind: 'file', name: 'Contracts' },
      destination: { kind: 'public', name: 'Public', account: null },
    },
    {},
    'Contracts opened to the public by Zelda Berg',
    'Contracts von Zelda Berg öffentlich freigegeben',
  ],
  [
    'a download of repositories',
    {
      action: 'Download',
      movement: 'download',
      object: { kind: 'folder', name: 'acme/a' },
      origin: app('GitHub'),
    },
    { objects: 60 },
    '60 repositories downloaded from GitHub by Zelda Berg',
    '60 Repositorys von Zelda Berg aus GitHub heruntergeladen',
  ],
  [
    'mail that is forwarded',
    {
      forwards: true,
      object: { kind: 'setting', name: '.' },
      destination: { kind: 'person', name: 'User', account: 'me@mail.example' },
    },
    {},
    'Mail forwarded automatically to me@mail.example by Zelda Berg',
    'E-Mails von Zelda Berg automatisch an me@mail.example weitergeleitet',
  ],
  [
    'an act that moves nothing',
    { policy: 'Audit log disabled', object: { kind: 'setting', name: 'org-trail' } },
    {},
    'Audit log disabled: org-trail by Zelda Berg',
    'Audit log disabled: org-trail (Zelda Berg)',
  ],
  [
    'access to something that holds no data',
    {
      policy: 'Role trusts an external account',
      action: 'Share',
      movement: 'share',
      object: { kind: 'account', name: 'reader' },
      destination: { kind: 'account', name: 'AWS', account: '998877665544' },
    },
    {},
    'Role trusts an external account: reader by Zelda Berg',
    'Role trusts an external account: reader (Zelda Berg)',
  ],
  [
    'a policy of the tenant',
    {
      policy: 'Uploads of tables',
      isOwn: true,
      action: 'Upload',
      movement: 'upload',
      data: [{ type: 'own-tax', count: 12 }],
      destination: app('Dropbox'),
    },
    {},
    'Uploads of tables: German tax number (12) uploaded to Dropbox by Zelda Berg',
    'Uploads of tables: German tax number (12) von Zelda Berg zu Dropbox hochgeladen',
  ],
  [
    'source code, which is not counted',
    {
      action: 'Paste',
      movement: 'upload',
      data: [
        { type: 'source-python', count: 0 },
        { type: 'source-sql', count: 0 },
      ],
      destination: app('Copilot'),
    },
    {},
    'Source code pasted into Copilot by Zelda Berg',
    'Quellcode von Zelda Berg in Copilot eingefügt',
  ],
])('%s', (...[, parts, facts, en, de]) => {
  const render = (language: TitleLanguageId) =>
    renderTitle({ ...NOTHING, ...parts }, { ...ZELDA, ...facts }, language);
  test('in English', () => expect(render('en')).toBe(en));
  test('in German', () => expect(render('de')).toBe(de));
});

const name = fc.oneof(fc.constant(null), fc.string({ unit: 'binary', maxLength: 200 }));
const place = fc.option(
  fc.record({ kind: fc.constantFrom(...PLACE_KINDS), name: fc.string(), account: name }),
);
const anyParts: fc.Arbitrary<TitleParts> = fc.record({
  policy: fc.constant('Policy'),
  isOwn: fc.boolean(),
  action: fc.option(fc.constantFrom(...EVENT_ACTIONS)),
  movement: fc.constantFrom(...MOVEMENTS),
  visibility: fc.option(fc.constantFrom(...VISIBILITIES)),
  forwards: fc.boolean(),
  data: fc.array(fc.record({ type: fc.string(), count: fc.nat() }), { maxLength: 4 }),
  object: fc.record({ kind: fc.constantFrom(...OBJECT_KINDS), name }),
  origin: place,
  destination: place,
});

test('every combination of known and unknown parts is a title, in each language', () => {
  const facts = fc.record({ person: fc.constantFrom(null, 'Zelda Berg'), objects: fc.nat() });
  fc.assert(
    fc.property(anyParts, facts, fc.constantFrom('en', 'de'), (parts, known, language) => {
      expect(TitleParts.parse(parts)).toEqual(parts);
      const title = renderTitle(parts, { ...ZELDA, ...known }, language);
      expect(title.trim()).not.toBe('');
      expect(title).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b/);
      expect(title).toContain(known.person ?? '');
    }),
  );
});

describe('the headline', () => {
  const notes: TitleParts = {
    ...NOTHING,
    action: 'Paste',
    movement: 'upload',
    data: CARDS,
    object: { kind: 'file', name: 'notes.txt' },
    destination: app('ChatGPT'),
  };

  test('names neither the person nor the single object, in either language', () => {
    expect(renderHeadline(notes, ZELDA)).toBe('40 card numbers pasted into ChatGPT');
    expect(renderHeadline(notes, ZELDA, 'de')).toBe('40 Kartennummern in ChatGPT eingefügt');
    expect(renderHeadline({ ...notes, data: [] }, ZELDA)).toBe('File pasted into ChatGPT');
  });

  test('keeps how many objects there are, and the title of a policy', () => {
    expect(renderHeadline({ ...notes, data: [] }, { ...ZELDA, objects: 31 })).toBe(
      '31 files pasted into ChatGPT',
    );
    expect(renderHeadline({ ...NOTHING, object: notes.object }, ZELDA)).toBe(
      'Sensitive data exposed',
    );
  });
});
