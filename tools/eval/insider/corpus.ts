import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '@waybill/connectors/kit/field';
import { readLines } from './read-lines.ts';

/** A set of vendor events, some of them labelled. */
export interface EventSet {
  name: string;
  /** `events.jsonl` or `events.jsonl.gz`. */
  file: string;
  labels: ReadonlyMap<string, Label>;
}

/** What is known about one event; an event without a label is ordinary work. */
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

/** The sets of a folder, by name. Folders without events are no sets. */
export async function* eventSets(folder: string): AsyncGenerator<EventSet> {
  const names = readdirSync(folder).filter((name) => isFolder(path.join(folder, name)));
  for (const name of names.toSorted()) {
    const file = fileOf(path.join(folder, name, 'events.jsonl'));
    if (file !== null) yield { name, file, labels: await readLabels(path.join(folder, name)) };
  }
}

/** Cases of rules; none where the folder has no `rule-cases`. Lines that are no case are left out. */
export async function* ruleCases(folder: string): AsyncGenerator<RuleCase> {
  const file = fileOf(path.join(folder, 'rule-cases/cases.jsonl'));
  if (file === null) return;
  for await (const line of readLines(file)) {
    const read = caseOf(parseObject(line));
    if (read !== null) yield read;
  }
}

/** The messages of `quiet-email` in order of time; null if the folder has none. */
export async function quietMessages(folder: string): Promise<Message[] | null> {
  const file = fileOf(path.join(folder, 'quiet-email/messages.csv'));
  if (file === null) return null;
  const messages: Message[] = [];
  for await (const line of readLines(file)) {
    const [from, to, at] = line.split(',').map((cell) => cell.trim().replaceAll('"', ''));
    // The head of the table is no message.
    if (!from || !to || !at || !Number.isFinite(Number(at))) continue;
    messages.push({ from, to, at: Number(at) });
  }
  return messages.toSorted((a, b) => a.at - b.at);
}

/** The line as a JSON object; null when it is anything else. */
export function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function caseOf(read: Record<string, unknown> | null): RuleCase | null {
  if (read === null || typeof read['rule'] !== 'string' || !isRecord(read['event'])) return null;
  return {
    rule: read['rule'],
    logTypes: textsOf(read['logTypes']),
    attack: textsOf(read['attack']),
    case: Number(read['case'] ?? 0),
    expected: read['expected'] === true,
    hasMocks: read['hasMocks'] === true,
    event: read['event'],
  };
}

function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item): item is string => typeof item === 'string');
}

async function readLabels(folder: string): Promise<Map<string, Label>> {
  const labels = new Map<string, Label>();
  const file = fileOf(path.join(folder, 'labels.jsonl'));
  if (file === null) return labels;
  for await (const line of readLines(file)) {
    const row = parseObject(line) ?? {};
    const id = labelledEvent(row);
    const { label, episode } = row;
    if (id === null || typeof label !== 'string') continue;
    labels.set(id, { label, ...(typeof episode === 'string' && { episode }) });
  }
  return labels;
}

/** The event that a label names, as AWS, Microsoft or Google write the ids of their records. */
function labelledEvent(row: Readonly<Record<string, unknown>>): string | null {
  const google = isRecord(row['id']) ? row['id']['uniqueQualifier'] : row['id'];
  const ids = [row['eventID'], row['Id'], row['id.uniqueQualifier'], google];
  const id = ids.find((given) => typeof given === 'string' || typeof given === 'number');
  return id === undefined ? null : String(id);
}

/** The file as it is, or packed; null when there is neither. */
function fileOf(file: string): string | null {
  return [file, `${file}.gz`].find((name) => existsSync(name) && !isFolder(name)) ?? null;
}

/** Follows links; what a link leads nowhere is none. */
function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}
