import type { Place } from '@waybill/contract';
import { commandAct } from '../kit/command-act.ts';
import { OWN_DEVICE, placeOfUrl } from '../kit/destination-place.ts';
import { field, isRecord, textAt } from '../kit/field.ts';
import { directoryOf } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import { lineageFacts, relatedObject } from '../kit/lineage-facts.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { truth } from '../kit/number.ts';
import { text } from '../kit/text.ts';

/** Attempts and counters, whose outcome the sensor does not report. */
const UNDECIDED = /^(?:Network(?:Connect|Close|ReceiveAccept)|NeighborList|ProcessRollup2Stats)/;
const FAILED = /Failed|^ErrorEvent|Blocked/;
/** 100 ns since 1601, as Windows counts. */
const FILETIME_UNITS_PER_MS = 10_000;
const FILETIME_EPOCH_MS = 11_644_473_600_000;

export const hooks: Hooks = {
  fdrOutcome: (record) => {
    const name = text(record['event_simpleName']) ?? '';
    if (FAILED.test(name)) return 'failure';
    return UNDECIDED.test(name) ? 'unknown' : 'success';
  },
  fdrObjectKind: (record) =>
    textAt(record, 'TargetFileName', 'ScriptContentName') === null ? 'other' : 'file',
  fdrUrl: (record) => {
    const server = text(record['DownloadServer']);
    if (server === null)
      return textAt(record, 'OriginatingURL', 'HttpUrl', 'ReferrerUrl', 'HostUrl');
    const path = text(record['DownloadPath']) ?? '';
    return `https://${server}${path.startsWith('/') ? '' : '/'}${path}`;
  },
  fdrAct: (record): Partial<EventFacts> =>
    volumeAct(record) ?? commandAct(record['CommandLine']) ?? {},
  alertOutcome: (record) =>
    /\b(?:blocked|killed|prevented)\b/i.test(
      textAt(record, 'pattern_disposition_description') ?? '',
    ) && !isHypothetical(textAt(record, 'pattern_disposition_description'))
      ? 'failure'
      : 'unknown',
  alertObjectKind: (record) => (textAt(record, 'filename', 'filepath') === null ? 'other' : 'file'),
  streamTime: (record) => streamTime(record),
  streamOutcome: (record) => streamOutcome(record),
  streamObjectKind: (record) =>
    textAt(
      record,
      'event.AssociatedFile',
      'event.FilePath',
      'event.ExecutionMetadata.ReportFileName',
    ) === null
      ? 'other'
      : 'file',
  streamUrl: (record) => {
    const known = textAt(record, 'event.ResourceUrl');
    return known ?? /\bhttps?:\/\/[^\s"']+/.exec(textAt(record, 'event.CommandLine') ?? '')?.[0];
  },
  streamProcessPath: (record) => {
    const [path, name] = [textAt(record, 'event.FilePath'), textAt(record, 'event.FileName')];
    if (path === null || name === null || path.endsWith(name)) return path;
    // The older summary writes the folder alone.
    return path.includes('/') ? `${path.replace(/\/$/, '')}/${name}` : `${path}\\${name}`;
  },
  streamAct: (record): Partial<EventFacts> =>
    textAt(record, 'metadata.eventType') === 'DataProtectionDetectionSummaryEvent'
      ? egressAct(record)
      : {},
  vertexObjectKind: (record) =>
    isRecord(field(record, 'event.properties')) &&
    textAt(record, 'event.properties.TargetFileName', 'event.properties.ConfigurationFileName') !==
      null
      ? 'file'
      : 'other',
};

/** A file written to a removable volume or a network share is a copy that leaves the device. */
function volumeAct(record: Record<string, unknown>): Partial<EventFacts> | null {
  const path = text(record['TargetFileName']);
  const name = text(record['event_simpleName']) ?? '';
  if (path === null || !/(?:Written|Renamed)$/.test(name)) return null;
  const destination = volumePlace(record, path);
  if (destination !== null) {
    return { action: 'CopyFile', movement: 'copy', origin: OWN_DEVICE, destination };
  }
  const previous = text(record['SourceFileName']);
  if (previous === null) return {};
  const lineage = lineageFacts({ source: relatedObject({ path: previous }) });
  return { lineage, extra: { previousPath: previous } };
}

function volumePlace(record: Record<string, unknown>, path: string): Place | null {
  if (truth(record['IsOnRemovableDisk']) === true) {
    const container = textAt(
      record,
      'DeviceSerialNumber',
      'DiskParentDeviceInstanceId',
      'VolumeName',
    );
    return {
      kind: 'external_storage',
      name: 'External Storage',
      host: null,
      container,
      account: null,
    };
  }
  const share = /^\\(?:Device\\Mup\\|\\)([^\\]+)\\/.exec(path)?.[1]?.toLowerCase();
  if (truth(record['IsOnNetwork']) !== true || share === undefined) return null;
  return { kind: 'host', name: share, host: share, container: directoryOf(path), account: null };
}

/** Data that data protection saw leaving the device, or blocked. */
function egressAct(record: Record<string, unknown>): Partial<EventFacts> {
  const url = textAt(record, 'event.DestinationUrl', 'event.WebLocation', 'event.Destination');
  const isDisk = /usb|removable|disk/i.test(
    textAt(record, 'event.EgressChannel', 'event.Channel') ?? '',
  );
  const destination: Place | null = isDisk
    ? {
        kind: 'external_storage',
        name: 'External Storage',
        host: null,
        container: null,
        account: null,
      }
    : placeOfUrl(url);
  return {
    origin: OWN_DEVICE,
    destination,
    ...(isDisk && { action: 'CopyFile', movement: 'copy' }),
  };
}

/** When it happened; otherwise when the stream created the event. */
function streamTime(record: Record<string, unknown>): number | null {
  const own = [
    'event.UTCTimestamp',
    'event.StartTimeEpoch',
    'event.EventCreatedTimestamp',
    'event.Timestamp',
  ];
  const created = instant(field(record, 'metadata.eventCreationTime'));
  for (const path of own) {
    const value = field(record, path);
    const read = instant(value) ?? fromFileTime(value);
    if (read !== null) return finer(read, created);
  }
  return created;
}

/** Whole seconds of the event are replaced by the same second with milliseconds. */
function finer(read: number, created: number | null): number {
  return created !== null && read % 1000 === 0 && created - read > 0 && created - read < 1000
    ? created
    : read;
}

function fromFileTime(value: unknown): number | null {
  return typeof value === 'number' && value > 1e17
    ? instant(value / FILETIME_UNITS_PER_MS - FILETIME_EPOCH_MS)
    : null;
}

function streamOutcome(record: Record<string, unknown>): EventFacts['outcome'] {
  const success = truth(field(record, 'event.Success'));
  if (success !== null) return success ? 'success' : 'failure';
  if (textAt(record, 'event.Disposition') === 'Failed') return 'failure';
  return textAt(record, 'event.Disposition') === 'Passed' ? 'success' : 'unknown';
}

/** `would have been blocked`: nothing was blocked. */
function isHypothetical(disposition: string | null): boolean {
  return disposition?.includes('would have been') ?? false;
}
