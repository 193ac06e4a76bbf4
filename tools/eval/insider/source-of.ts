import { CONNECTORS, type Connector } from '@waybill/connectors';
import type { IntegrationName, MappedEvent } from '@waybill/contract';
import { mapContent } from '../map-content.ts';
import { readLines } from './read-lines.ts';

/** Connectors of programs on devices, which also read what other vendors' programs report. */
const AGENTS: ReadonlySet<string> = new Set(['device', 'extension', 'mobile-device', 'sensor']);
const AUDIT_LOGS = CONNECTORS.filter(({ id }) => !AGENTS.has(id));
const AGENT_LOGS = CONNECTORS.filter(({ id }) => AGENTS.has(id));
const SAMPLE = 200;
/** What an action that moves data is worth, in known facts. */
const MOVEMENT_WORTH = 3;

/** Whose connector reads a line, and what it makes of it. */
export interface ReadLine {
  source: IntegrationName;
  events: readonly MappedEvent[];
}

/** Says which integration the lines of one file belong to. */
export interface SourceReader {
  /** The integration of most of the first lines; null: no connector reads any. */
  main: IntegrationName | null;
  /** Null: no connector reads the line. */
  read(line: string): ReadLine | null;
}

/**
 * A reader of a file whose lines may be of several sources. Where several connectors read a line, it
 * belongs to the one that knows most about it: a connector reads other vendors' records, if at all, by
 * what they have in common.
 */
export async function sourceReader(file: string): Promise<SourceReader> {
  const belonging = new Map<IntegrationName, number>();
  const useful = new Set<Connector>();
  let lines = 0;
  for await (const line of readLines(file)) {
    const read = readingOfAll(line);
    if (read) {
      useful.add(read.connector);
      belonging.set(read.source, (belonging.get(read.source) ?? 0) + 1);
    }
    lines += 1;
    if (lines === SAMPLE) break;
  }
  const [most] = [...belonging].toSorted(([, a], [, b]) => b - a);
  return {
    main: most?.[0] ?? null,
    // A kind of record that comes later only is tried with all.
    read: (line) => bestReading([...useful], line) ?? readingOfAll(line),
  };
}

function readingOfAll(line: string) {
  return bestReading(AUDIT_LOGS, line) ?? bestReading(AGENT_LOGS, line);
}

function bestReading(
  connectors: readonly Connector[],
  line: string,
): (ReadLine & { connector: Connector }) | null {
  let best: (ReadLine & { connector: Connector }) | null = null;
  let most = 0;
  for (const connector of connectors) {
    const [source] = connector.sources;
    const events = eventsOf(connector, line);
    const [first] = events;
    if (first === undefined || source === undefined) continue;
    const known = knownFacts(first);
    if (known <= most) continue;
    most = known;
    best = { connector, source, events };
  }
  return best;
}

function eventsOf(connector: Connector, line: string): readonly MappedEvent[] {
  try {
    const result = mapContent(connector, line);
    return result.kind === 'mapped' ? result.events : [];
  } catch {
    return [];
  }
}

/** How many facts of an event are known, at any depth; a movement counts for several. */
function knownFacts(event: MappedEvent): number {
  return leaves(event) + (event.movement === 'none' ? 0 : MOVEMENT_WORTH);
}

function leaves(value: unknown): number {
  if (value === null || value === 'unknown' || value === 'other') return 0;
  if (typeof value !== 'object') return 1;
  let sum = 0;
  for (const inner of Object.values(value)) sum += leaves(inner);
  return sum;
}
