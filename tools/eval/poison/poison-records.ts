import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONNECTORS, type Connector, type VendorRecord } from '@waybill/connectors';
import { isRecord } from '@waybill/connectors/kit/field';
import type { ConnectorCase } from '@waybill/connectors/kit/connector-case';
import { corpusEvents, corpusSources } from '../events-corpus.ts';
import { ownPaths } from './mapped-paths.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What a connector's variants are made of. */
export interface PoisonRecords {
  connector: Connector;
  /** Records that together have every path of the connector's records. */
  records: VendorRecord[];
  /** Text lines, where the connector reads them. */
  lines: string[];
  /** Records that it maps as documented: they are sent next to the variants. */
  sound: VendorRecord[];
}

/** Sound records of a connector at most. */
const MOST_SOUND = 5;

/** Documented records of every connector, and recorded ones of `corpus` where there is one. */
export async function poisonRecords(corpus: string | null): Promise<PoisonRecords[]> {
  const recorded = corpus === null ? [] : corpusSources(corpus);
  const found: PoisonRecords[] = [];
  for (const connector of CONNECTORS) {
    const cases = await casesOf(connector);
    const events = recorded
      .filter((source) => source.connector.id === connector.id)
      .flatMap(({ folder }) => corpusEvents(folder).map(({ content }) => content));
    const documented = cases.map(({ record }) => record);
    const all = [...documented, ...events.map((content) => parsed(content) ?? content)];
    const objects = all.filter(isRecord);
    found.push({
      connector,
      records: covering(objects),
      lines: all.filter((record) => typeof record === 'string').slice(0, 3),
      sound: documented
        .filter(isRecord)
        .filter((record) => ['mapped', 'entities'].includes(connector.map(record).kind))
        .slice(0, MOST_SOUND),
    });
  }
  return found;
}

async function casesOf({ id }: Connector): Promise<readonly ConnectorCase[]> {
  const file = path.join(ROOT, 'packages/connectors/src', id, 'cases.data.ts');
  if (!existsSync(file)) return [];
  const module: { cases: readonly ConnectorCase[] } = await import(file);
  return module.cases;
}

function parsed(content: string): VendorRecord | null {
  try {
    const value: unknown = JSON.parse(content);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Those that each bring a path that no record before has. */
function covering(records: readonly VendorRecord[]): VendorRecord[] {
  const known = new Set<string>();
  return records.filter((record) => {
    const fresh = [...ownPaths(record)].filter((at) => !known.has(at));
    for (const at of fresh) known.add(at);
    return fresh.length > 0;
  });
}
