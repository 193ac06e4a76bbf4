import type { Connector, MapResult } from '@waybill/connectors';
import { isRecord } from '@waybill/connectors/kit/field';

/** Maps one line as the product's intake would: JSON if it is, else text if the connector reads text. */
export function mapContent(connector: Connector, content: string): MapResult {
  const record = parseRecord(content);
  if (record) return connector.map(record);
  if (connector.mapLine) return connector.mapLine(content);
  return { kind: 'rejected', field: null, reason: 'the line is not a JSON object' };
}

function parseRecord(content: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(content);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
