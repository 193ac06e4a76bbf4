import { connectorForSource } from '@waybill/connectors';
import type { IntegrationName } from '@waybill/contract';
import { mapContent } from '../map-content.ts';
import { linesOf } from './corpus.ts';

/** Audit logs that a set may consist of, the stricter readers first. */
const CANDIDATES: readonly IntegrationName[] = [
  'AWS',
  'Google Cloud',
  'Azure',
  'Google Drive',
  'SharePoint',
  'GitHub',
  'Okta',
  'Slack',
  'Salesforce',
  'Snowflake',
];
const SAMPLE = 50;

/** The integration whose connector reads most of the first records of a file. */
export function sourceOf(file: string): IntegrationName {
  const sample = linesOf(file).slice(0, SAMPLE);
  const readBy = (source: IntegrationName): number => {
    const connector = connectorForSource(source);
    if (!connector) return 0;
    return sample.filter((line) => mapContent(connector, line).kind === 'mapped').length;
  };
  const counted = CANDIDATES.map((source) => ({ source, read: readBy(source) }));
  const best = counted.reduce((most, next) => (next.read > most.read ? next : most));
  if (best.read === 0) throw new Error(`${file}: no connector reads its records`);
  return best.source;
}
