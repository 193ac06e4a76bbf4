import type { Condition } from '@waybill/contract';
import path from 'node:path';
import { type ConditionParse, parseCondition, validateCondition } from '@waybill/engine';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';

/** How a condition is written: as a tree in YAML or JSON, or as text. */
export const CONDITION_FORMATS = ['text', 'yaml', 'json'] as const;
export type ConditionFormat = (typeof CONDITION_FORMATS)[number];

/** Problems of a file; positions count from 1. */
export type ConditionFile =
  | { condition: Condition }
  | { problems: readonly { line: number; column: number; reason: string }[] };

/** Format by file extension; anything other than YAML or JSON is text. */
export function formatOf(file: string): ConditionFormat {
  const extension = path.extname(file).toLowerCase();
  if (extension === '.json') return 'json';
  return extension === '.yaml' || extension === '.yml' ? 'yaml' : 'text';
}

/** Reads a condition and reports its errors. */
export function readCondition(text: string, format: ConditionFormat): ConditionFile {
  return format === 'text' ? fromText(parseCondition(text)) : fromTree(text);
}

function fromText(parsed: ConditionParse): ConditionFile {
  return parsed.ok ? { condition: parsed.condition } : { problems: [parsed] };
}

/** JSON is parsed as YAML, which gives the positions of its parts. */
function fromTree(text: string): ConditionFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, version: '1.2' });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos: [offset], code, message }) => {
        const { line, col: column } = lines.linePos(offset);
        // The parser's message continues with an excerpt of the file.
        return { line, column, reason: message.split(/ at line \d+/)[0] ?? code };
      }),
    };
  }
  const checked = validateCondition(document.toJS());
  if (checked.ok) return { condition: checked.condition };
  const { line, col: column } = lines.linePos(offsetOf(document, checked.path));
  const place = checked.path === '' ? 'the condition' : checked.path;
  return { problems: [{ line, column, reason: `${place} ${checked.reason}` }] };
}

/** Position of the part at a path, or of the nearest existing part around it. */
function offsetOf(document: Document.Parsed, place: string): number {
  const steps = place === '' ? [] : place.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const node = document.getIn(
      steps.slice(0, length).map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      true,
    );
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range[0] ?? 0;
}
