import { textOf, valueAt } from '../../path-value.ts';

export interface NotifiedObject {
  bucket: string;
  key: string;
}

/**
 * Objects announced by a queue message: S3's own notification, the same through SNS (with or without
 * raw delivery), EventBridge's "Object Created", and CrowdStrike's lists of files of one batch. Empty
 * for test messages, deletions and everything else.
 */
export function notifiedObjects(body: string): NotifiedObject[] {
  const message = parsed(body);
  const viaSns = textOf(valueAt(message, 'Message'));
  if (valueAt(message, 'Type') === 'Notification' && viaSns !== undefined) {
    return notifiedObjects(viaSns);
  }
  const records = valueAt(message, 'Records');
  if (Array.isArray(records)) return records.flatMap(fromRecord);
  if (valueAt(message, 'detail-type') === 'Object Created') return fromEventBridge(message);
  const files = valueAt(message, 'files');
  return Array.isArray(files) ? fromFileList(textOf(valueAt(message, 'bucket')), files) : [];
}

function fromRecord(record: unknown): NotifiedObject[] {
  const event = textOf(valueAt(record, 'eventName')) ?? '';
  const bucket = textOf(valueAt(record, 's3.bucket.name'));
  const key = textOf(valueAt(record, 's3.object.key'));
  if (!/^(s3:)?ObjectCreated/.test(event) || bucket === undefined || key === undefined) return [];
  return [{ bucket, key: formDecoded(key) }];
}

/** EventBridge does not encode the key. */
function fromEventBridge(message: unknown): NotifiedObject[] {
  const bucket = textOf(valueAt(message, 'detail.bucket.name'));
  const key = textOf(valueAt(message, 'detail.object.key'));
  return bucket === undefined || key === undefined ? [] : [{ bucket, key }];
}

function fromFileList(bucket: string | undefined, files: readonly unknown[]): NotifiedObject[] {
  return files.flatMap((file) => {
    const key = textOf(valueAt(file, 'path'));
    return bucket === undefined || key === undefined ? [] : [{ bucket, key }];
  });
}

/** S3 writes keys as forms do: a space is a plus. */
function formDecoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return key;
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
