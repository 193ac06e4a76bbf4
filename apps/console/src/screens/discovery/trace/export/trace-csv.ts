import { tableToCsv } from '@waybill/ui';
import { versionName } from '../graph/node-words.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';

/** Headings of the file: names of the interface, the same in every language. */
const HEADERS = [
  'edgeId',
  'at',
  'action',
  'kind',
  'method',
  'strength',
  'confidence',
  'person',
  'device',
  'sizeBytes',
  'fromVersionId',
  'fromName',
  'fromPlace',
  'toVersionId',
  'toName',
  'toPlace',
  'detectionIds',
  'eventIds',
  'lostRecords',
] as const;

/** Every step of the drawing as a line of a file. */
export function traceCsv({ edges, shown }: Pick<DrawnTrace, 'edges' | 'shown'>): string {
  const endOf = (id: string): string[] => {
    const version = shown.versions.get(id)?.version;
    return version === undefined
      ? [id, '', '']
      : [id, versionName(version), version.place?.name ?? ''];
  };
  return tableToCsv(
    HEADERS,
    edges.map((edge) => [
      edge.edgeId,
      edge.at,
      edge.action,
      edge.kind,
      edge.method,
      edge.strength,
      edge.confidence,
      edge.person?.name ?? edge.person?.key,
      edge.device,
      edge.sizeBytes,
      ...endOf(edge.from),
      ...endOf(edge.to),
      edge.detections.map(({ detectionId }) => detectionId).join(' '),
      edge.eventIds.join(' '),
      edge.lost
        .map(({ source, reason, from, to }) => `${source} ${reason} ${from}/${to ?? '..'}`)
        .join('; '),
    ]),
  );
}
