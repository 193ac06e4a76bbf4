import type { Place } from '@waybill/contract';
import { commandAct } from '../kit/command-act.ts';
import type { VendorRecord } from '../kit/define-connector.ts';
import { OWN_DEVICE, placeOfUrl } from '../kit/destination-place.ts';
import { field, recordOf, textAt } from '../kit/field.ts';
import { basename, directoryOf } from '../kit/file-name.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { lowerText, text } from '../kit/text.ts';

/** Action types initiated by the remote end. */
const INBOUND = /^(?:Inbound|Listening)/;
const STARTS = /^ProcessCreated|^CloudAuditProcess/;

export const defenderHooks: Hooks = {
  rowId: (row) => {
    if (row['TableName'] === 'AlertInfo' || row['TableName'] === 'AlertEvidence') {
      return text(row['AlertId']);
    }
    const report = text(row['ReportId']);
    // Numbers count the reports of a device: device and time belong to them.
    if (report === null || text(row['DeviceId']) === null) return report;
    return [row['DeviceId'], row['Timestamp'], report].map(text).filter(Boolean).join('/');
  },
  rowOutcome: (row) => {
    const action = text(row['ActionType']) ?? '';
    if (/Fail|Blocked|Denied/.test(action)) return 'failure';
    return /Success|Accepted|Created|Renamed|Modified|Deleted|Mounted/.test(action)
      ? 'success'
      : 'unknown';
  },
  rowObjectKind: (row) => (text(row['FileName']) === null ? 'other' : 'file'),
  mailObjectKind: (row) => (text(row['FileName']) === null ? 'message' : 'file'),
  loggedOnUser: (row) => textAt(row, 'LoggedOnUsers.0.UserName'),
  filePath: (row) => joined(row['FolderPath'], row['FileName']),
  fileDirectory: (row) => {
    const path = joined(row['FolderPath'], row['FileName']);
    return path === null ? text(row['FolderPath']) : directoryOf(path);
  },
  // A remote address without a scheme is a host, in the vendor's notation.
  rowUrl: (row) => textAt(row, 'RemoteUrl', 'FileOriginUrl', 'Url'),
  sourceIp: (row) => textAt(row, ...(isIncoming(row) ? INCOMING_SOURCE : OUTGOING_SOURCE)),
  destinationIp: (row) =>
    textAt(row, ...(isIncoming(row) ? ['LocalIP'] : ['DestinationIPAddress', 'RemoteIP'])),
  processName: (row) =>
    isStart(row) || isProcessEvidence(row)
      ? basename(row['FileName'])
      : basename(row['InitiatingProcessFileName']),
  processPath: (row) =>
    isStart(row)
      ? joined(row['FolderPath'], row['FileName'])
      : joined(row['InitiatingProcessFolderPath'], row['InitiatingProcessFileName']),
  processParent: (row) =>
    isStart(row)
      ? textAt(row, 'InitiatingProcessFileName', 'ParentProcessName')
      : textAt(row, 'InitiatingProcessParentFileName'),
  processCommandLine: (row) =>
    isStart(row) || isProcessEvidence(row)
      ? textAt(row, 'ProcessCommandLine')
      : textAt(row, 'InitiatingProcessCommandLine'),
  rowAct: (row): Partial<EventFacts> => startAct(row) ?? fileAct(row),
};

const INCOMING_SOURCE = ['RemoteIP', 'IPAddress'];
const OUTGOING_SOURCE = ['LocalIP', 'IPAddress', 'PublicIP', 'CallerIPAddress'];

/** A sign-in comes from the remote address, and so does a connection that was accepted. */
function isIncoming(row: VendorRecord): boolean {
  const isLogon = row['TableName'] === 'DeviceLogonEvents';
  const isInspectedIn = textAt(row, 'AdditionalFields.direction') === 'In';
  return isLogon || isInspectedIn || INBOUND.test(text(row['ActionType']) ?? '');
}

/** The row reports a process that began: it is the process, and who began it its parent. */
function isStart(row: VendorRecord): boolean {
  return STARTS.test(text(row['ActionType']) ?? '') && text(row['FileName']) !== null;
}

function isProcessEvidence(row: VendorRecord): boolean {
  return lowerText(row['EntityType']) === 'process';
}

/** The folder is written with the file's name at its end in some tables, without in others. */
function joined(folder: unknown, name: unknown): string | null {
  const [path, file] = [text(folder), text(name)];
  if (path === null || file === null) return null;
  const last = basename(path) ?? '';
  // Some tables write the whole path; its last step may be the file under an older name.
  if (
    last.toLowerCase() === basename(file)?.toLowerCase() ||
    /\.(?:exe|dll|com|scr)$/i.test(last)
  ) {
    return path;
  }
  const slash = path.includes('/') ? '/' : '\\';
  return path.endsWith(slash) ? `${path}${file}` : `${path}${slash}${file}`;
}

/** A command line that transfers data. */
function startAct(row: VendorRecord): Partial<EventFacts> | null {
  return isStart(row) ? commandAct(row['ProcessCommandLine']) : null;
}

/** A file from the web, or to a removable volume or a share. */
function fileAct(row: VendorRecord): Partial<EventFacts> {
  const action = text(row['ActionType']) ?? '';
  if (action === 'RemovableStorageFileEvent' || action === 'FileCopiedToRemovableMedia') {
    return { origin: OWN_DEVICE, destination: volumePlace(recordOf(row['AdditionalFields'])) };
  }
  if (action !== 'FileCreated') return {};
  const origin = placeOfUrl(row['FileOriginUrl'] ?? row['FileOriginReferrerUrl']);
  if (origin !== null) {
    return { action: 'Download', movement: 'download', origin, destination: OWN_DEVICE };
  }
  const server = /^\\\\([^\\]+)\\/.exec(text(row['FolderPath']) ?? '')?.[1]?.toLowerCase();
  if (server === undefined) return {};
  const container = directoryOf(row['FolderPath']);
  return {
    action: 'CopyFile',
    movement: 'copy',
    origin: OWN_DEVICE,
    destination: { kind: 'host', name: server, host: server, container, account: null },
  };
}

function volumePlace(details: Record<string, unknown>): Place {
  const container = textAt(details, 'SerialNumber', 'SerialNumberId', 'DriveLetter', 'MediaName');
  return {
    kind: 'external_storage',
    name: 'External Storage',
    host: null,
    container: container ?? text(field(details, 'InstancePathId')),
    account: null,
  };
}
