import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { combine, IDENTITY, matrixOf, type Matrix } from './matrix.ts';

/** Space between two letters that makes two words of them, in heights of a letter. */
const WORD_GAP = 0.4;
const LINE_GAP = 0.5;
const MOST_SAVED = 256;

/** What a page does, one operator after the other. */
export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

interface State {
  page: Matrix;
  saved: Matrix[];
  line: Matrix;
  /** How far the line has been written, in units of the text. */
  along: number;
  size: number;
  letterSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  /** Where the last letter ended, on the page. */
  last: { x: number; y: number } | undefined;
  text: string;
}

/**
 * Text of a page from its letters and spacing. Pages with widely spaced single letters come out as
 * words; the library would put a space after each letter.
 */
export function glyphText({ fnArray, argsArray }: Operators): string {
  const state: State = {
    page: IDENTITY,
    saved: [],
    line: IDENTITY,
    along: 0,
    size: 1,
    letterSpace: 0,
    wordSpace: 0,
    scale: 1,
    leading: 0,
    last: undefined,
    text: '',
  };
  fnArray.forEach((operator, index) => {
    const given = argsArray[index];
    HANDLERS[operator]?.(state, Array.isArray(given) ? given : [given]);
  });
  return state.text;
}

type Handler = (state: State, given: readonly unknown[]) => void;

function save(state: State): void {
  if (state.saved.length < MOST_SAVED) state.saved.push(state.page);
}

function restore(state: State): void {
  state.page = state.saved.pop() ?? state.page;
}

function startLine(state: State, line: Matrix): void {
  state.line = line;
  state.along = 0;
}

function move(state: State, x: number, y: number): void {
  startLine(state, combine(state.line, [1, 0, 0, 1, x, y]));
}

const HANDLERS: Readonly<Record<number, Handler>> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: (state, given) => {
    state.page = combine(state.page, matrixOf(given));
  },
  [OPS.paintFormXObjectBegin]: (state, [matrix]) => {
    save(state);
    state.page = combine(state.page, matrixOf(matrix));
  },
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.beginText]: (state) => startLine(state, IDENTITY),
  [OPS.setTextMatrix]: (state, [matrix]) => startLine(state, matrixOf(matrix)),
  [OPS.moveText]: (state, [x, y]) => move(state, Number(x), Number(y)),
  [OPS.setLeadingMoveText]: (state, [x, y]) => {
    state.leading = Number(y);
    move(state, Number(x), Number(y));
  },
  [OPS.setLeading]: (state, [leading]) => {
    state.leading = Number(leading);
  },
  [OPS.nextLine]: (state) => move(state, 0, state.leading),
  [OPS.setFont]: (state, [, size]) => {
    state.size = Number(size);
  },
  [OPS.setCharSpacing]: (state, [space]) => {
    state.letterSpace = Number(space);
  },
  [OPS.setWordSpacing]: (state, [space]) => {
    state.wordSpace = Number(space);
  },
  [OPS.setHScale]: (state, [scale]) => {
    state.scale = Number(scale) / 100;
  },
  [OPS.showText]: (state, [glyphs]) => {
    for (const glyph of Array.isArray(glyphs) ? glyphs : []) show(state, glyph);
  },
};

/** A letter, or a number that moves the next one back. */
function show(state: State, glyph: unknown): void {
  if (typeof glyph === 'number') {
    state.along -= (glyph / 1000) * state.size * state.scale;
    return;
  }
  if (typeof glyph !== 'object' || glyph === null) return;
  const { unicode, width, isSpace } = { unicode: '', width: 0, isSpace: false, ...glyph };
  state.text += `${gapBefore(state)}${unicode}`;
  const advance = (width / 1000) * state.size + state.letterSpace;
  state.along += (advance + (isSpace ? state.wordSpace : 0)) * state.scale;
  state.last = place(state).at;
}

/** Where the next letter begins on the page, and how the line runs there. */
function place({ page, line, along, size }: State) {
  const [a, b, c, d, e, f] = combine(page, line);
  const height = Math.hypot(c, d) * Math.abs(size) || 1;
  const length = Math.hypot(a, b) || 1;
  return {
    at: { x: a * along + e, y: b * along + f },
    direction: { x: a / length, y: b / length },
    height,
  };
}

function gapBefore(state: State): string {
  if (!state.last) return '';
  const { at, direction, height } = place(state);
  const x = at.x - state.last.x;
  const y = at.y - state.last.y;
  const forward = (x * direction.x + y * direction.y) / height;
  const aside = Math.abs(y * direction.x - x * direction.y) / height;
  if (aside > LINE_GAP || forward < -2) return '\n';
  return forward > WORD_GAP && !/\s$/.test(state.text) ? ' ' : '';
}
