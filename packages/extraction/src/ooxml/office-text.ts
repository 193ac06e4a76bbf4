import type { Flow } from '../text/flow.ts';
import { createHeaderFields, type HeaderFields } from '../text/header-fields.ts';
import type { PartOutput } from '../worker/part-output.ts';
import type { XmlHandler } from '@waybill/formats/xml/xml-handler';
import type { Attributes } from '@waybill/formats/xml/xml-tag';

/** Elements whose text is read. `v` is a value of a chart, `text` a comment of older presentations. */
const TEXTS = new Set(['t', 'delText', 'v', 'text']);
const INSTRUCTIONS = new Set(['instrText', 'delInstrText']);
/** Fonts of symbols keep their characters in a private range. */
const PRIVATE_LOW = 0xf000;
const PRIVATE_HIGH = 0xf0ff;

/**
 * Text of WordprocessingML and DrawingML, whose names do not collide: documents, headers, notes,
 * comments, slides, diagrams, charts.
 * @param isMaster omits the placeholders' instructions to authors
 */
export function officeText(flow: Flow, out: PartOutput, isMaster = false): XmlHandler {
  const headers = createHeaderFields(out);
  let isText = false;
  let isInstruction = false;
  let instruction = '';
  let skipped = 0;
  /** Text came since the last set of forms of the same content began. */
  let hasText = false;
  /** Inside a shape that only says what to write in it. */
  let isPrompt = false;

  function open(name: string, attributes: Attributes): void {
    isText = TEXTS.has(name);
    isInstruction = INSTRUCTIONS.has(name);
    if (isText || isInstruction) return;
    if (name === 'AlternateContent') hasText = false;
    if (name === 'ph') isPrompt = isMaster && !/^(?:ftr|hdr)$/.test(attributes.get('type') ?? '');
    OPENED.get(name)?.(flow, attributes);
    TABLES.get(name)?.opened(headers);
  }

  function close(name: string): void {
    if (name === 'p') {
      flow.aside(linkIn(instruction));
      instruction = '';
    }
    if (name === 'sp') isPrompt = false;
    CLOSED.get(name)?.(flow);
    TABLES.get(name)?.closed?.(headers);
    isText = false;
    isInstruction = false;
  }

  return {
    open: (name, attributes) => {
      // The same content once more, for programs that do not know the first form.
      if (skipped > 0 || (name === 'Fallback' && hasText)) skipped += 1;
      else open(name, attributes);
    },
    close: (name) => {
      if (skipped > 0) skipped -= 1;
      else close(name);
    },
    text: (text) => {
      if (skipped > 0 || isPrompt) return;
      if (isText) {
        hasText = true;
        flow.text(text);
        headers.text(text);
      } else if (isInstruction) instruction += text;
    },
  };
}

/** Instructions of fields that hold more than how to number pages. */
function linkIn(instruction: string): string | undefined {
  return /HYPERLINK|INCLUDE|DDE|LINK|"/i.test(instruction) ? instruction : undefined;
}

const OPENED: ReadonlyMap<string, (flow: Flow, attributes: Attributes) => void> = new Map(
  Object.entries({
    // With attributes these define a tab stop.
    tab: (flow, attributes) => {
      if (attributes.get('val') === undefined && attributes.get('pos') === undefined)
        flow.text('\t');
    },
    ptab: (flow) => flow.text('\t'),
    br: (flow) => flow.text('\n'),
    cr: (flow) => flow.text('\n'),
    noBreakHyphen: (flow) => flow.text('-'),
    sym: (flow, attributes) => flow.text(symbol(attributes.get('char'))),
    txbxContent: (flow) => flow.separate('\n'),
    textpath: (flow, attributes) => flow.aside(attributes.get('string')),
    docPr: describe,
    cNvPr: describe,
    fldSimple: (flow, attributes) => flow.aside(linkIn(attributes.get('instr') ?? '')),
    hlinkClick: (flow, attributes) => flow.aside(attributes.get('tooltip')),
    default: (flow, attributes) => flow.aside(wordIn(attributes.get('val'))),
    listEntry: (flow, attributes) => flow.aside(attributes.get('val')),
    listItem: (flow, attributes) => flow.aside(attributes.get('displayText')),
    comment: (flow, attributes) => flow.aside(attributes.get('author')),
    cmAuthor: (flow, attributes) => flow.aside(attributes.get('name')),
    author: (flow, attributes) => flow.aside(attributes.get('name')),
  }),
);

interface TableEvent {
  opened(headers: HeaderFields): void;
  closed?(headers: HeaderFields): void;
}

const TABLES: ReadonlyMap<string, TableEvent> = new Map(
  Object.entries({
    tbl: { opened: (headers) => headers.openTable(), closed: (headers) => headers.closeTable() },
    tr: { opened: (headers) => headers.openRow() },
    tc: { opened: (headers) => headers.openCell(), closed: (headers) => headers.closeCell() },
  }),
);

const CLOSED: ReadonlyMap<string, (flow: Flow) => void> = new Map(
  Object.entries({
    p: (flow) => flow.endParagraph(),
    tc: (flow) => flow.separate('\t'),
    tr: (flow) => flow.separate('\n'),
    txbxContent: (flow) => flow.separate('\n'),
    pt: (flow) => flow.separate('\t'),
    ser: (flow) => flow.separate('\n'),
    text: (flow) => flow.endParagraph(),
    cm: (flow) => flow.endParagraph(),
    cmAuthor: (flow) => flow.endParagraph(),
    author: (flow) => flow.endParagraph(),
  }),
);

function describe(flow: Flow, attributes: Attributes): void {
  flow.aside(attributes.get('descr'));
  flow.aside(attributes.get('title'));
}

/** Check boxes have numbers and truth values as their default; texts are what is searched for. */
function wordIn(value: string | undefined): string | undefined {
  return value !== undefined && /[^\d]/.test(value) && !/^(?:true|false|on|off)$/.test(value)
    ? value
    : undefined;
}

function symbol(char: string | undefined): string {
  const code = Number.parseInt(char ?? '', 16);
  if (!(code > 0 && code <= 0xffff)) return '';
  return String.fromCharCode(
    code >= PRIVATE_LOW && code <= PRIVATE_HIGH ? code - PRIVATE_LOW : code,
  );
}
