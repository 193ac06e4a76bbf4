import { CHARSET_CODE_PAGES } from '../text/code-pages.data.ts';
import { decodeCodePage } from '../text/decode-code-page.ts';
import type { Flow } from '../text/flow.ts';
import { rtfTokens } from './rtf-tokens.ts';
import {
  BREAK_WORDS,
  CHARACTER_WORDS,
  KEPT_GROUPS,
  SEPARATE_GROUPS,
  SKIPPED_GROUPS,
} from './rtf-words.data.ts';

/** Groups inside groups; deeper ones share a state. */
const MOST_DEPTH = 4000;
const MOST_OBJECT_BYTES = 64 * 1024 * 1024;

type Destination = 'text' | 'skipped' | 'fonts' | 'instruction' | 'object';

interface Group {
  destination: Destination;
  codePage: number;
  /** How many characters of the older form follow a character by number. */
  fallbacks: number;
  isSeparate: boolean;
}

interface State {
  group: Group;
  groups: Group[];
  beyond: number;
  isOptional: boolean;
  ansi: number;
  fonts: Map<number, number>;
  font: number;
  /** The font of text that names none. */
  standardFont: number;
  /** Bytes that wait for the rest of their characters. */
  bytes: number[];
  run: string;
  toSkip: number;
  instruction: string;
  object: string[];
  objectLetters: number;
}

export interface RtfSinks {
  flow: Flow;
  /** Hex digits of an embedded object. */
  object(hex: string): void;
}

/** Text of an RTF file: paragraphs, cells by tabs, notes, comments, targets of links behind their paragraph. */
export function readRtfText(bytes: Uint8Array, { flow, object }: RtfSinks): void {
  const state = initialState();
  for (const token of rtfTokens(bytes)) {
    if (token.kind === 'bytes') takeBytes(state, token.bytes);
    else if (token.kind === 'character') takeCharacter(state, token.text);
    else if (token.kind === 'word') takeWord(state, token, flow);
    else if (token.kind === 'star') state.isOptional = true;
    else if (token.kind === 'open') openGroup(state);
    else closeGroup(state, { flow, object });
  }
  flush(state, flow);
  flow.endParagraph();
}

function initialState(): State {
  return {
    group: { destination: 'text', codePage: 1252, fallbacks: 1, isSeparate: false },
    groups: [],
    beyond: 0,
    isOptional: false,
    ansi: 1252,
    fonts: new Map(),
    font: 0,
    standardFont: 0,
    bytes: [],
    run: '',
    toSkip: 0,
    instruction: '',
    object: [],
    objectLetters: 0,
  };
}

function openGroup(state: State): void {
  settleBytes(state);
  state.isOptional = false;
  state.toSkip = 0;
  if (state.groups.length === MOST_DEPTH) {
    state.beyond += 1;
    return;
  }
  state.groups.push(state.group);
  state.group = { ...state.group, isSeparate: false };
}

function closeGroup(state: State, { flow, object }: RtfSinks): void {
  flush(state, flow);
  state.toSkip = 0;
  if (state.beyond > 0) {
    state.beyond -= 1;
    return;
  }
  const { destination, isSeparate } = state.group;
  state.group = state.groups.pop() ?? state.group;
  if (isSeparate) flow.separate('\n');
  const isLeft = destination !== state.group.destination;
  if (isLeft && destination === 'instruction') {
    flow.aside(/HYPERLINK|INCLUDE|DDE|"/i.test(state.instruction) ? state.instruction : undefined);
    state.instruction = '';
  } else if (isLeft && destination === 'object') {
    object(state.object.join(''));
    state.object = [];
    state.objectLetters = 0;
  }
}

function takeBytes(state: State, bytes: Uint8Array): void {
  const rest = bytes.subarray(Math.min(state.toSkip, bytes.length));
  state.toSkip -= bytes.length - rest.length;
  const { destination } = state.group;
  if (destination === 'object') {
    if (state.objectLetters > MOST_OBJECT_BYTES) return;
    state.object.push(Buffer.from(rest).toString('latin1'));
    state.objectLetters += rest.length;
  } else if (destination === 'text' || destination === 'instruction') {
    for (const byte of rest) state.bytes.push(byte);
  }
}

function takeCharacter(state: State, text: string): void {
  if (state.toSkip > 0) state.toSkip -= 1;
  else addText(state, text);
}

function addText(state: State, text: string): void {
  settleBytes(state);
  if (state.group.destination === 'text') state.run += text;
  else if (state.group.destination === 'instruction') state.instruction += text;
}

/** Turns waiting bytes into text; both bytes of a character are there by now. */
function settleBytes(state: State): void {
  if (state.bytes.length === 0) return;
  const text = decodeCodePage(Uint8Array.from(state.bytes), state.group.codePage);
  state.bytes = [];
  addText(state, text);
}

function flush(state: State, flow: Flow): void {
  settleBytes(state);
  flow.text(state.run);
  state.run = '';
}

interface Word {
  word: string;
  value: number | undefined;
}

function takeWord(state: State, { word, value }: Word, flow: Flow): void {
  const isOptional = state.isOptional;
  state.isOptional = false;
  const character = CHARACTER_WORDS.get(word);
  const separator = BREAK_WORDS.get(word);
  const setting = SETTINGS.get(word);
  if (character !== undefined) addText(state, character);
  else if (separator !== undefined) breakText(state, flow, separator);
  else if (word === 'u') takeUnicode(state, value ?? 0);
  else if (setting !== undefined) setting(state, value ?? 0);
  else enterGroup(state, word, isOptional);
}

function breakText(state: State, flow: Flow, separator: '\n' | '\t'): void {
  flush(state, flow);
  if (state.group.destination !== 'text') return;
  if (separator === '\n') flow.endParagraph();
  else flow.separate(separator);
}

function takeUnicode(state: State, value: number): void {
  addText(state, String.fromCharCode(value & 0xffff));
  state.toSkip = state.group.fallbacks;
}

/** Words that change how what follows is read. */
const SETTINGS: ReadonlyMap<string, (state: State, value: number) => void> = new Map(
  Object.entries({
    uc: (state, value) => {
      state.group.fallbacks = Math.max(0, value);
    },
    ansicpg: (state, value) => {
      state.ansi = value;
      state.group.codePage = value;
    },
    mac: (state) => setPage(state, 10_000),
    pc: (state) => setPage(state, 437),
    pca: (state) => setPage(state, 850),
    f: (state, value) => {
      settleBytes(state);
      state.font = value;
      if (state.group.destination !== 'fonts') setPage(state, state.fonts.get(value) ?? state.ansi);
    },
    deff: (state, value) => {
      state.standardFont = value;
    },
    plain: (state) => setPage(state, state.fonts.get(state.standardFont) ?? state.ansi),
    fcharset: (state, value) => {
      const page = CHARSET_CODE_PAGES[value];
      if (state.group.destination === 'fonts' && page !== undefined)
        state.fonts.set(state.font, page);
    },
    cpg: (state, value) => {
      if (state.group.destination === 'fonts') state.fonts.set(state.font, value);
    },
  }),
);

function setPage(state: State, codePage: number): void {
  settleBytes(state);
  state.group.codePage = codePage;
}

/** The first word of a group says what the group is for. */
function enterGroup(state: State, word: string, isOptional: boolean): void {
  const { group } = state;
  if (group.destination === 'skipped') return;
  if (word === 'fonttbl') group.destination = 'fonts';
  else if (word === 'fldinst') group.destination = 'instruction';
  else if (word === 'objdata') group.destination = 'object';
  else if (SKIPPED_GROUPS.has(word)) group.destination = 'skipped';
  else if (isOptional && !KEPT_GROUPS.has(word)) group.destination = 'skipped';
  if (SEPARATE_GROUPS.has(word)) group.isSeparate = true;
}
