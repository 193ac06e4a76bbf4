import { BUILT_IN_FORMATS } from '../sheets/number-formats.data.ts';
import { Stop } from '../worker/stop.ts';
import type { XmlHandler } from '@waybill/formats/xml/xml-handler';

/** Letters of all shared strings together; more would fill the worker's heap. */
const MOST_SHARED = 32 * 1024 * 1024;

export interface Workbook {
  sheets: { name: string; id: string }[];
  from1904: boolean;
  /** Names for cells and formulas, with what they represent. */
  names: string[];
}

export function createWorkbook(): Workbook {
  return { sheets: [], from1904: false, names: [] };
}

/** Reads `workbook.xml` into a workbook. */
export function workbookHandler(workbook: Workbook): XmlHandler {
  let name: string | undefined;
  return {
    open: (element, attributes) => {
      if (element === 'sheet') {
        const id = attributes.prefixed('id') ?? '';
        workbook.sheets.push({ name: attributes.get('name') ?? '', id });
      } else if (element === 'workbookPr') {
        workbook.from1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '');
      } else if (element === 'definedName') {
        name = attributes.get('name');
      }
    },
    close: () => {
      name = undefined;
    },
    text: (text) => {
      if (name !== undefined) workbook.names.push(`${name}\t${text}`);
    },
  };
}

/** Reads `sharedStrings.xml`; phonetic readings follow their text. */
export function sharedStringsHandler(strings: string[]): XmlHandler {
  let isText = false;
  let isPhonetic = false;
  let string = '';
  let letters = 0;
  return {
    open: (name) => {
      isText = name === 't';
      if (name === 'si') string = '';
      if (name === 'rPh') {
        isPhonetic = true;
        string += ' ';
      }
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') {
        strings.push(string.trim());
        letters += string.length;
        if (letters > MOST_SHARED) throw new Stop('partial', 'memory-limit');
      }
    },
    text: (text) => {
      if (isText) string += isPhonetic ? text.trim() : text;
    },
  };
}

/** Reads `styles.xml` into the number format of each cell style, in order. */
export function stylesHandler(formats: string[]): XmlHandler {
  const codes = new Map<number, string>();
  let isCellStyles = false;
  return {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      } else if (name === 'cellXfs') {
        isCellStyles = true;
      } else if (name === 'xf' && isCellStyles) {
        const id = Number(attributes.get('numFmtId') ?? 0);
        formats.push(codes.get(id) ?? BUILT_IN_FORMATS[id] ?? 'General');
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyles = false;
    },
    text: () => undefined,
  };
}
