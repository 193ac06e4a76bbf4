import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip, gunzipSync } from 'node:zlib';

/** A set of vendor events, some of them labelled. */
export interface EventSet {
  name: string;
  /** `events.jsonl` or `events.jsonl.gz`. */
  file: string;
  labels: ReadonlyMap<string, Label>;
}

/** What is known of one event; an event without a label is ordinary work. */
export interface Label {
  label: string;
  /** The episode of exfiltration that the event belongs to. */
  episode?: string;
}

/** An event and whether the author of a rule for it expects an alert. */
export interface RuleCase {
  rule: string;
  logTypes: readonly string[];
  attack: readonly string[];
  case: number;
  expected: boolean;
  hasMocks: boolean;
  event: Record<string, unknown>;
}

/** One message of a stream of ordinary mail. */
export interface Message {
  from: string;
  to: string;
  /** Seconds, from any start. */
  at: number;
}

/** The sets of a folder, by name. */
export function eventSets(folder: string): EventSet[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, file: fileOf(path.join(folder, name, 'events.jsonl')) }))
    .filter((set): set is { name: string; file: string } => set.file !== null)
    .map((set) => ({ ...set, labels: readLabels(path.join(folder, set.name)) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Cases of rules; none where the folder has no `rule-cases`. */
export function ruleCases(folder: string): RuleCase[] {
  const file = fileOf(path.join(folder, 'rule-cases/cases.jsonl'));
  return file === null
    ? []
    : linesOf(file).map((line): RuleCase => {
        const read: RuleCase & { attack: readonly string[] | null } = JSON.parse(line);
        return { ...read, attack: read.attack ?? [] };
      });
}

/** The messages of `quiet-email` in order of time; null where the folder has none. */
export function quietMessages(folder: string): Message[] | null {
  const file = fileOf(path.join(folder, 'quiet-email/messages.csv'));
  if (file === null) return null;
  const messages: Message[] = [];
  for (const line of linesOf(file)) {
    const [from, to, at] = line.split(',').map((cell) => cell.trim());
    // The head of the table is no message.
    if (!from || !to || !at || !Number.isFinite(Number(at))) continue;
    messages.push({ from, to, at: Number(at) });
  }
  return messages.toSorted((a, b) => a.at - b.at);
}

/** The bytes of a file, unpacked. */
export function openPlain(file: string): Readable {
  const stream = createReadStream(file);
  return file.endsWith('.gz') ? stream.pipe(createGunzip()) : stream;
}

/** Lines that are not empty. */
export function linesOf(file: string): string[] {
  const bytes = readFileSync(file);
  const plain = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return plain
    .toString('utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}

function readLabels(folder: string): Map<string, Label> {
  const file = fileOf(path.join(folder, 'labels.jsonl'));
  const rows = file === null ? [] : linesOf(file);
  return new Map(
    rows.map((row) => {
      const { eventID, ...label }: Label & { eventID: string } = JSON.parse(row);
      return [eventID, label];
    }),
  );
}

/** The file as it is, or packed; null when there is neither. */
function fileOf(file: string): string | null {
  return [file, `${file}.gz`].find((name) => existsSync(name)) ?? null;
}
