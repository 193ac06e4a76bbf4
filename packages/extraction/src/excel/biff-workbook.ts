import { littleEndian } from '../bytes/little-endian.ts';
import { headerText } from '../sheets/header-text.ts';
import { createSheetRows, type SheetRows } from '../sheets/sheet-rows.ts';
import type { PartOutput } from '../worker/part-output.ts';
import { Stop } from '../worker/stop.ts';
import {
  CELL_RECORDS,
  FORMULA,
  formulaCell,
  word,
  type BiffContext,
  type PlacedCell,
} from './biff-cells.ts';
import { biffRecords, type BiffRecord } from './biff-records.ts';
import { sharedStrings, stringAt, unicodeLetters } from './biff-strings.ts';

/** Letters of all shared strings together; more would fill the worker's heap. */
const MOST_SHARED = 32 * 1024 * 1024;
/** First version with strings in Unicode. */
const BIFF8 = 0x0600;
const BOF_8 = 0x809;
const UTF_16 = 1200;

interface State {
  context: BiffContext & { styles: number[]; formats: Map<number, string>; strings: string[] };
  /** Names of sheets by the offset at which they begin. */
  sheets: Map<number, string>;
  rows: SheetRows;
  row: number;
  cells: PlacedCell[];
  /** Before BIFF 5: formats and styles have no numbers but their order. */
  isOld: boolean;
  /** A formula whose text comes next. */
  awaited: Uint8Array | undefined;
  out: PartOutput;
}

/** Writes a workbook of Excel 5 to 2003: sheets as they are shown, notes, text boxes, headers, links. */
export function readBiff(stream: Uint8Array, out: PartOutput): void {
  const state: State = {
    context: {
      isUnicode: true,
      codePage: 1252,
      strings: [],
      styles: [],
      formats: new Map(),
      from1904: false,
    },
    sheets: new Map(),
    rows: createSheetRows(out),
    row: -1,
    cells: [],
    isOld: false,
    awaited: undefined,
    out,
  };
  for (const record of biffRecords(stream)) takeRecord(state, record);
  endRow(state);
}

function takeRecord(state: State, record: BiffRecord): void {
  const { type, content } = record;
  const cells = CELL_RECORDS[type]?.(content, state.context);
  if (cells) takeCells(state, cells);
  else if (type === FORMULA || type === 0x206 || type === 0x406) takeFormula(state, content);
  else OTHER_RECORDS[type]?.(state, record);
}

function takeCells(state: State, cells: readonly PlacedCell[]): void {
  for (const cell of cells) {
    if (cell.row !== state.row) endRow(state);
    state.row = cell.row;
    state.cells.push(cell);
  }
}

function endRow(state: State): void {
  if (state.cells.length > 0) state.rows.row(state.cells);
  state.cells = [];
}

function takeFormula(state: State, content: Uint8Array): void {
  const cell = formulaCell(content, state.context);
  if (cell) takeCells(state, [cell]);
  else state.awaited = content;
}

/** A sheet, a chart or the workbook itself begins. */
function beginSheet(state: State, { type, at, content }: BiffRecord): void {
  endRow(state);
  state.context.isUnicode = type === BOF_8 && littleEndian(content, 0, 2) >= BIFF8;
  state.isOld = type !== BOF_8;
  const name = state.sheets.get(at);
  if (name !== undefined) state.out.write(`${name}\n`);
  state.rows = createSheetRows(state.out);
  state.row = -1;
}

type RecordReader = (state: State, record: BiffRecord) => void;

/** Records that are no cells, by their number ([MS-XLS] 2.3.2). */
const OTHER_RECORDS: Readonly<Record<number, RecordReader>> = {
  // BOF of BIFF 5 and 8, and of 2 to 4.
  0x809: beginSheet,
  0x409: beginSheet,
  0x209: beginSheet,
  0x09: beginSheet,
  0x2f: () => {
    throw new Stop('encrypted', 'password');
  },
  0x42: ({ context }, { content }) => {
    const told = littleEndian(content, 0, 2);
    context.codePage = told === UTF_16 || told === 0x8001 ? 1252 : told === 0x8000 ? 10_000 : told;
  },
  0x22: ({ context }, { content }) => {
    context.from1904 = littleEndian(content, 0, 2) === 1;
  },
  0x85: ({ sheets, context }, { content }) => {
    sheets.set(littleEndian(content, 0, 4), stringAt(content, 6, { ...context, lengthBytes: 1 }));
  },
  0xfc: ({ context, out }, { content, more }) => {
    context.strings = sharedStrings([content, ...more], MOST_SHARED);
    if (context.strings.length < littleEndian(content, 4, 4)) out.note('malformed');
  },
  0x41e: ({ context, isOld }, { content }) => {
    const number = isOld ? context.formats.size : littleEndian(content, 0, 2);
    const lengthBytes = context.isUnicode ? 2 : 1;
    context.formats.set(number, stringAt(content, 2, { ...context, lengthBytes }));
  },
  0x1e: ({ context }, { content }) => {
    const format = stringAt(content, 0, { ...context, lengthBytes: 1 });
    context.formats.set(context.formats.size, format);
  },
  0x243: takeOldStyle,
  0x443: takeOldStyle,
  0xe0: ({ context }, { content }) => {
    context.styles.push(littleEndian(content, 2, 2));
  },
  0x207: (state, { content, more }) => {
    if (!state.awaited) return;
    const joined = more.length > 0 ? Buffer.concat([content, ...more]) : content;
    takeCells(
      state,
      word(state.awaited, stringAt(joined, 0, { ...state.context, lengthBytes: 2 })),
    );
    state.awaited = undefined;
  },
  0x14: writeHeader,
  0x15: writeHeader,
  0x1b6: writeTextBox,
  // Text of a chart.
  0x100d: ({ out, context }, { content }) => {
    out.write(`${stringAt(content, 2, { ...context, lengthBytes: 1 })}\n`);
  },
  0x1c: ({ out, context }, { content }) => {
    // In Excel 5 the text of the note itself, later its author.
    const text = context.isUnicode
      ? stringAt(content, 8, { ...context, lengthBytes: 2 })
      : stringAt(content, 4, { ...context, lengthBytes: 2 });
    out.write(`${text.trim()}\n`);
  },
  0x1b8: writeLink,
};

function takeOldStyle({ context }: State, { content }: BiffRecord): void {
  context.styles.push(content[1] ?? 0);
}

function writeHeader({ out, context }: State, { content }: BiffRecord): void {
  if (content.length === 0) return;
  const lengthBytes = context.isUnicode ? 2 : 1;
  out.write(`${headerText(stringAt(content, 0, { ...context, lengthBytes }))}\n`);
}

/** The letters are in the record that continues it. */
function writeTextBox({ out }: State, { content, more }: BiffRecord): void {
  const length = littleEndian(content, 10, 2);
  let text = '';
  for (const piece of more) {
    if (text.length >= length) break;
    const flags = piece[0] ?? 0;
    text += unicodeLetters(piece.subarray(1), flags, length - text.length);
  }
  if (text !== '') out.write(`${text}\n`);
}

/** The address is among what the library of links wrote; it is the one long run of letters. */
function writeLink({ out }: State, { content, more }: BiffRecord): void {
  const bytes = Buffer.concat([content.subarray(8), ...more]);
  const wide = bytes.toString('utf16le', bytes.length % 2);
  const told = [wide, bytes.toString('utf16le'), bytes.toString('latin1')].flatMap(
    (text) => text.match(/(?:[a-z][a-z+.-]+:|\\\\|www\.)[\x21-\x7e]{3,}/gi) ?? [],
  );
  for (const address of new Set(told)) out.write(`${address}\n`);
}
