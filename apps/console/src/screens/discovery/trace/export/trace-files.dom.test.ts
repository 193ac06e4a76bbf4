// @vitest-environment happy-dom
import { setLocale } from '@waybill/ui';
import { beforeAll, expect, test } from 'vitest';
import { PLAIN_VIEW } from '../state/trace-view.ts';
import { drawTrace } from '../state/use-drawn-trace.ts';
import { COPIES, LONG_PATH, TRACE } from '../trace-fixture.data.ts';
import { traceCsv } from './trace-csv.ts';
import { traceSvg } from './trace-svg.ts';

beforeAll(() => setLocale({ language: 'en', timeZone: 'UTC' }));

const COLORS = {
  canvas: '#fff',
  surface: '#fff',
  line: '#ccc',
  ink: '#000',
  quiet: '#555',
  flow: '#999',
  severity: { CRITICAL: '#c00', HIGH: '#d50', MEDIUM: '#b80', LOW: '#47c' },
};

const drawn = drawTrace(
  TRACE,
  { ...PLAIN_VIEW, pathIds: ['long', 'short'], expanded: ['down.export'] },
  new Map([['down.export', COPIES]]),
);

test('the file of steps has a line for each step, those within folds as well', () => {
  const lines = traceCsv(drawn).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + drawn.edges.length);
  expect(lines[0]).toContain('edgeId,at,action');
  expect(drawn.edges).toHaveLength(8 + 8);
});

test('the file of steps tells which records are missing in a step', () => {
  const lost = [
    {
      source: 'Okta',
      reason: 'not-collected' as const,
      from: '2026-11-20T08:00:00Z',
      to: null,
      records: null,
    },
  ];
  const edges = drawn.edges.slice(0, 1).map((edge) => ({ ...edge, lost }));
  const [header, line] = traceCsv({ edges, shown: drawn.shown }).trimEnd().split('\r\n');
  expect(header).toMatch(/,lostRecords$/);
  expect(line).toMatch(/,Okta not-collected 2026-11-20T08:00:00Z\/\.\.$/);
});

test('the picture is a document of its own with every node, whatever is in sight', () => {
  const { markup, width, height } = traceSvg(drawn, 'Trace <from> "A" & B', COLORS);
  const picture = new DOMParser().parseFromString(markup, 'image/svg+xml');
  expect(picture.querySelector('parsererror')).toBeNull();
  expect(picture.querySelector('title')?.textContent).toBe('Trace <from> "A" & B');
  const words = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
  for (const word of [
    'Snowflake',
    'Luca Moretti',
    'archive.zip',
    'Dropbox',
    '8 files',
    '8 × Copy',
  ]) {
    expect(words).toContain(word);
  }
  expect(picture.querySelectorAll('polygon').length).toBeGreaterThanOrEqual(LONG_PATH.length - 1);
  expect(width).toBeGreaterThan(drawn.layout.width);
  expect(height).toBeGreaterThan(drawn.layout.height);
  expect(markup).not.toMatch(/class=|style=|var\(/);
});

test('a node of the picture has the color of the worst detection on a step that leads to it', () => {
  const { markup } = traceSvg(drawn, 'Trace', COLORS);
  const picture = new DOMParser().parseFromString(markup, 'image/svg+xml');
  const strokeOf = (nodeId: string) => {
    const box = drawn.layout.nodes.get(nodeId);
    const at = `rect[x="${box?.x}"][y="${box?.y}"]`;
    return picture.querySelector(at)?.getAttribute('stroke');
  };
  const strokes = Object.fromEntries(
    ['export', 'archive', 'drive', 'dropbox'].map((nodeId) => [nodeId, strokeOf(nodeId)]),
  );
  expect(strokes).toEqual({
    export: COLORS.line,
    archive: COLORS.line,
    drive: COLORS.severity.CRITICAL,
    dropbox: COLORS.severity.HIGH,
  });
});
