import { describe, expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { renameFacts } from './file-name/disguise-facts.ts';
import { detector } from './suspicious-file-name.ts';

const UPLOAD: ActivityFacts = {
  movement: 'upload',
  action: 'Upload',
  category: 'Web Upload',
  destination: { name: 'Dropbox', outside: 'yes', managed: 'no' },
};

/** File names as people, cameras and programs create them. */
const ORDINARY = `
report.2024.01.pdf|v1.2.final.docx|archive.tar.gz|backup.tar.bz2|dump.sql.gz|access.log.1.gz|invoice-2024-0017.pdf
Report FINAL (2).docx|Report FINAL v3 - Kopie.docx|~$Report.docx|Budget 2026.xlsx|Budget.v2.1.xlsx|Q3.pptx|Plan.2.0.pptx
IMG_20240101_120000.jpg|IMG_4711.HEIC|DSC00123.ARW|PXL_20240611_083122456.jpg|DCIM0001.JPG|VID_20231224.mp4|MVI_0042.MOV
Screenshot 2024-03-01 at 10.12.44.png|Bildschirmfoto 2026-11-22 um 09.03.11.png|Screenshot_20240102-101112.png|Scan0001.pdf
Capture d’écran 2024-05-01 à 09.12.11.png|Captura de pantalla 2024-01-01.png|Unbenannt.png|image001.png|image (3).jpeg
WhatsApp Image 2024-01-05 at 09.12.33.jpeg|signal-2024-01-01-120000_001.jpeg|GOPR0123.MP4|Snapchat-1234567.jpg
Scan_20240101.pdf|scan.jpg.pdf|Vertrag_Müller.docx.pdf|Angebot Nr. 4711.pdf|Rechnung 2024.11.pdf|Lohnabrechnung 2024-01.pdf
Gehaltsliste_vertraulich.xlsx|Kundenliste.csv|Personalakte Schmidt.pdf|passwords.kdbx|customer list.xlsx|payroll.xlsx
setup-1.2.3.exe|node-v20.11.0-x64.msi|postgresql-16.2.tar.gz|react-18.2.0.min.js|index.d.ts|app.module.ts|jquery-3.7.1.min.js
libfoo.so.1.2.3|main.test.tsx|docker-compose.prod.yml|.gitignore|.env.example|README|LICENSE|Makefile|Dockerfile.dev|a|ab.c
values.prod.yaml|data.csv.gz|data.csv.zip|events.ndjson.zst|export.json.gz|table.parquet|model.onnx|weights.safetensors
meeting notes 12.03.2024.txt|Notizen 03.12.txt|Protokoll_2024-03-12.docx|agenda.docx.txt|export.csv.txt|debug.zip.log
photo.raw.jpg|logo.svg|logo.ai|logo@2x.png|icon_16x16.png|favicon.ico|banner.final.final2.psd|vector.eps|drawing.dwg
Präsentation Vorstand (Entwurf).pptx|Übersicht Kosten – Stand März.xlsx|Größenvergleich.pdf|Straßenplan.pdf|Ärzteliste.xlsx
Mitschrift – 3. Semester.docx|Anhang 1 zu Brief vom 3.4.pdf|ß.txt|Stellenausschreibung m-w-d.docx|Zeugnis Frau Dr. Öz.pdf
Договор поставки.docx|Отчёт 2024.xlsx|Фото 1.jpg|Αναφορά 2024.docx|Τιμολόγιο.pdf|報告書.docx|会议记录.pptx|보고서.hwp|דוח.docx|تقرير.pdf
Отчет CRM.xlsx|договор IT-services.docx|α-Test.pdf|β2-Mikroglobulin.pdf|µ-Controller.pdf|Δt measurements.xlsx|№ 12.pdf
😀 party.jpg|👩‍💻 profile.png|café menu.pdf|naïve.txt|O’Neill contract.pdf|Peter's notes.docx|50% off.png|a&b.pdf|x=y.txt
report .pdf|Report  2024.pdf|Copy of Copy of plan.xlsx|plan - Copy (2).xlsx|plan_old.xlsx.bak|notes.txt~|download (1).pdf
Invoice_INV-000123_2024.pdf|PO#4711.pdf|ticket-4711.eml|RE_ Offer.msg|contacts.vcf|invite.ics|keynote.key|doc1.one|book.epub
2024-01-01.zip|20240101.zip|photos.zip|photos-001.zip|takeout-20240101T120000Z-001.zip|logs.7z|image.iso|disk.dmg|app.apk
f47ac10b-58cc-4372-a567-0e02b2c3d479.pdf|d41d8cd98f00b204e9800998ecf8427e.jpg|1700000000000.jpg|3f2a.png|tmp8x7k2.tmp|~WRL0001.tmp
song.mp3|01 - Track.flac|podcast.ep12.m4a|recording.wav|Aufnahme 12.m4a|call_2024.amr|zoom_0.mp4|GMT20240101_Recording_1920x1080.mp4
quote.rev.B.pdf|drawing.rev2.step|part.v12.stl|BOM_v3.1.xlsx|schematic.brd|firmware-2.0.1.bin|layout.gds|sim.results.mat
thesis.bbl|thesis.final.pdf|figure1.eps|paper.v3.tex|refs.bib|slides.handout.pdf|homework2.ipynb|analysis.R|plots.Rmd
`
  .split(/[|\n]/u)
  .filter((name) => name !== '');

const MONTHS = ['Januar', 'March', 'juin', 'Oktober'];
const SUBJECTS = [
  'Umsatz',
  'Budget',
  'Team Meeting',
  'Protokoll',
  'Kundentermin',
  'roadmap',
  'Angebot',
];
const ENDINGS = ['pdf', 'docx', 'xlsx', 'pptx', 'png', 'jpg', 'zip', 'csv', 'txt', 'mp4'];

function combined(): string[] {
  return SUBJECTS.flatMap((subject, row) =>
    ENDINGS.flatMap((ending, column) => {
      const month = MONTHS[(row + column) % MONTHS.length] ?? '';
      return [
        `${subject} ${month} 2026.${ending}`,
        `${subject}_v${row}.${column}.${ending}`,
        `2026.0${1 + row}.${column}_${subject.toLowerCase()}.final.${ending.toUpperCase()}`,
      ];
    }),
  );
}

function found(name: string, mimeType: string | null = null): string[] {
  const event = activityEvent({ ...UPLOAD, object: { kind: 'file', name, mimeType } });
  return detector
    .evaluate(event, { policyHits: [] })
    .flatMap(({ facts }) => facts.map(({ key }) => key));
}

test('ordinary names alert nobody, whatever they are about', () => {
  const names = [...ORDINARY, ...combined()];
  expect(names.length).toBeGreaterThan(350);
  expect(names.filter((name) => found(name).length > 0)).toEqual([]);
});

test('nor do media types as services tell them', () => {
  const told: [string, string][] = [
    ['plan.docx', 'application/zip'],
    ['plan.docx', 'application/octet-stream'],
    ['app.apk', 'application/zip'],
    ['logo.svg', 'text/plain'],
    ['song.m4a', 'video/mp4'],
    ['table.csv', 'application/vnd.ms-excel'],
    ['page.heic', 'image/jpeg'],
    ['notes.pdf', 'text/plain; charset=utf-8'],
  ];
  expect(told.filter(([name, type]) => found(name, type).length > 0)).toEqual([]);
});

describe('a name that hides what the file is', () => {
  test.each([
    ['export.zip.png', 'doubleExtension'],
    ['customers.xlsx.jpg', 'doubleExtension'],
    ['backup.sql.mp4', 'doubleExtension'],
    ['invoice.pdf.exe', 'doubleExtension'],
    ['ledger.zip.txt', 'doubleExtension'],
    ['ledger.zip   ', 'hiddenEnding'],
    ['ledger.zip.', 'hiddenEnding'],
    ['photo.jpg                .exe', 'hiddenEnding'],
    ['led\u200Bger.zip', 'hiddenEnding'],
    ['plan\u202Egnp.zip', 'directionOverride'],
    ['p\u0430yroll.xlsx', 'lookAlikeLetters'],
  ])('%j is found by its %s', (name, key) => {
    expect(found(name)).toContain(key);
  });

  test('is found by what services say of its contents', () => {
    expect(found('summer.png', 'application/x-7z-compressed')).toContain('typeMismatch');
    expect(found('readme.txt', 'application/x-msdownload')).toContain('typeMismatch');
  });
});

test('what is attached to a message is looked at, and the message is not', () => {
  const member = {
    id: null,
    name: 'a.zip.png',
    path: null,
    url: null,
    sha256: null,
    sizeBytes: null,
  };
  const event = activityEvent({
    movement: 'send',
    category: 'External Comms',
    recipientsOutside: 'yes',
    object: { kind: 'message', name: 'the files.zip.png' },
    lineage: {
      source: null,
      target: null,
      members: [member],
      memberCount: 1,
      isLocked: null,
      clipboardSha256: null,
      sequence: null,
      gesture: null,
    },
  });
  const hits = detector.evaluate(event, { policyHits: [] });
  expect(hits.map(({ subject }) => subject)).toEqual(['a.zip.png']);
});

test('a new name says more the less it has to do with the old one', () => {
  const points = (name: string, before: string): number =>
    renameFacts(name, [before]).reduce((sum, { points: added }) => sum + added, 0);
  expect(points('plan v2.xlsx', 'plan.xlsx')).toBe(0);
  expect(points('birthday.xlsx', 'payroll 2026.xlsx')).toBeGreaterThan(0);
  expect(points('birthday.txt', 'payroll 2026.xlsx')).toBeGreaterThan(
    points('birthday.xlsx', 'payroll 2026.xlsx'),
  );
  expect(points('xkjqzvbw.xlsx', 'payroll 2026.xlsx')).toBeGreaterThan(
    points('birthday.xlsx', 'payroll 2026.xlsx'),
  );
  expect(points('birthday.png', 'payroll.zip')).toBeGreaterThan(
    points('birthday.txt', 'plan.xlsx'),
  );
});
