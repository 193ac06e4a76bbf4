import { connectorForSource } from '@waybill/connectors';
import { INTEGRATION_NAMES, type IntegrationName, type MappedEvent } from '@waybill/contract';
import { mapContent } from '../map-content.ts';
import { readLines } from './read-lines.ts';

/** Audit logs that a set may consist of, the stricter readers first. */
const LIKELY: readonly IntegrationName[] = [
  'AWS',
  'Google Cloud',
  'Azure',
  'Google Drive',
  'Entra',
  'SharePoint',
  'GitHub',
  'Okta',
  'Slack',
  'Salesforce',
  'Snowflake',
];
const CANDIDATES: readonly IntegrationName[] = [
  ...LIKELY,
  ...INTEGRATION_NAMES.filter((name) => !LIKELY.includes(name) && connectorForSource(name)),
];
const SAMPLE = 200;

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
 * belongs to the one that reads most of the first lines, and among equals to the stricter one.
 */
export async function sourceReader(file: string): Promise<SourceReader> {
  const counted = new Map(CANDIDATES.map((source) => [source, 0]));
  let lines = 0;
  for await (const line of readLines(file)) {
    for (const [source, read] of counted) {
      if (eventsOf(source, line)) counted.set(source, read + 1);
    }
    lines += 1;
    if (lines === SAMPLE) break;
  }
  // A stable sort: equals keep the order of the candidates.
  const order = [...counted].toSorted(([, a], [, b]) => b - a);
  const [most] = order;
  return {
    main: most !== undefined && most[1] > 0 ? most[0] : null,
    read(line) {
      for (const [source] of order) {
        const events = eventsOf(source, line);
        if (events) return { source, events };
      }
      return null;
    },
  };
}

function eventsOf(source: IntegrationName, line: string): readonly MappedEvent[] | null {
  const connector = connectorForSource(source);
  if (!connector) return null;
  try {
    const result = mapContent(connector, line);
    return result.kind === 'mapped' ? result.events : null;
  } catch {
    return null;
  }
}
