import type { Place } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { OWN_DEVICE } from '../kit/destination-place.ts';
import { textAt } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { operationRule, type OperationRule } from '../kit/operation-table.ts';
import { AUDIT_OPERATIONS } from './operations.data.ts';

/** Verbs of the sentences in which the log is shown and exported. */
const VERB =
  /\b(logged in|logged out|uploaded|downloaded|previewed|viewed|shared|copied|renamed|moved|deleted|created)\b/i;
/** A path in a sentence: in quotation marks, or from a slash to the end or the next connecting word. */
const QUOTED_PATH = /["'](\/[^"']{1,1000})["']/;
const PLAIN_PATH = /(?:^|\s)(\/\S[^"']{0,500}?)(?= (?:to|from|with|by|in|as) |\.?$)/;

function message(record: VendorRecord): string {
  return (textAt(record, 'Message', 'message', 'msg', 'notes', 'Description') ?? '').slice(0, 1000);
}

/** The operation of an exported row, which has it in its sentence alone. */
function messageOperation(record: VendorRecord): string | null {
  return VERB.exec(message(record))?.[1]?.toLowerCase() ?? null;
}

function messagePath(record: VendorRecord): string | null {
  const written = message(record);
  return QUOTED_PATH.exec(written)?.[1] ?? PLAIN_PATH.exec(written)?.[1] ?? null;
}

/** Exported rows append FAIL to the sentence. */
function outcome(record: VendorRecord): 'success' | 'failure' | null {
  const result = textAt(record, 'outcome', 'result', 'Result', 'status') ?? '';
  if (
    /^(?:0|fail\w*|failure|denied|error)$/i.test(result) ||
    /\bFAIL(?:ED)?\b/.test(message(record))
  ) {
    return 'failure';
  }
  const isDone =
    /^(?:1|ok|success\w*)$/i.test(result) || /\b(?:OK|SUCCESS)\b/.test(message(record));
  return isDone ? 'success' : null;
}

const PATHS = ['filePath', 'FilePath', 'resource', 'path', 'Path', 'fname'];

function place(path: string | null): Place {
  // The first step of a path is the owner or the team folder.
  const [, container = null] = path?.split('/') ?? [];
  return {
    kind: 'app',
    name: 'FileCloud',
    host: null,
    container: container || null,
    account: null,
  };
}

/** Meaning of the operation in any spelling, and its places. */
function movement(record: VendorRecord): Partial<EventFacts> {
  const written =
    textAt(record, 'operation', 'Operation', 'action', 'Action') ?? messageOperation(record);
  const rule = operationRule(
    AUDIT_OPERATIONS,
    (written ?? '').toLowerCase().replace(/[\s_-]+/g, ''),
  );
  return { ...rule, ...placesOf(rule, textAt(record, ...PATHS) ?? messagePath(record)) };
}

function placesOf(rule: OperationRule, path: string | null) {
  switch (rule.movement) {
    case 'upload':
      return { origin: OWN_DEVICE, destination: place(path) };
    case 'download':
      return { origin: place(path), destination: OWN_DEVICE };
    case 'share':
    case 'send':
      return { origin: place(path), destination: null };
    case 'copy':
      return { origin: place(path), destination: place(path) };
    case 'none':
      return { origin: null, destination: null };
  }
}

export const hooks: Hooks = { messageOperation, messagePath, outcome, movement };
