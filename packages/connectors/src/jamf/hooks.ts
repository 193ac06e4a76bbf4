import { commandAct } from '../kit/command-act.ts';
import { OWN_DEVICE, placeOfUrl } from '../kit/destination-place.ts';
import { field, isRecord, recordsOf, textAt } from '../kit/field.ts';
import { basename } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { integer, truth } from '../kit/number.ts';
import { text, texts } from '../kit/text.ts';

const NO_ADDRESS = /^(?:0\.0\.0\.0|::)$/;

export const hooks: Hooks = {
  telemetryOutcome: (record) => {
    const success = truth(field(record, 'act.success'));
    if (success !== null) return success ? 'success' : 'failure';
    if (field(record, 'match.blocked') === true) return 'failure';
    const error = integer(field(record, 'act.error_code'));
    if (error === null) return 'unknown';
    return error === 0 ? 'success' : 'failure';
  },
  telemetryObjectKind: (record) => (textAt(record, ...TELEMETRY_PATHS) === null ? 'other' : 'file'),
  osVersion: (record) => textAt(record, 'host.os')?.replace(/^Version /, ''),
  execLine: (record) => lineOf(field(record, 'act.args')),
  telemetryAct: (record): Partial<EventFacts> =>
    commandAct(lineOf(field(record, 'act.args')) ?? textAt(record, 'act.command')) ?? {},
  trailTime: (record) => {
    const seconds = instant(field(record, 'header.time_seconds_epoch'));
    const rest = integer(field(record, 'header.time_milliseconds_offset'));
    return seconds === null ? null : seconds + (rest ?? 0);
  },
  trailOutcome: (record) => {
    const error = integer(field(record, 'return.error'));
    if (error === null) return 'unknown';
    return error === 0 ? 'success' : 'failure';
  },
  trailTarget: (record) => {
    const written = texts(record['texts']).join(' ');
    return /\b(?:membership username (?:from|to)|user) '([^']+)'/.exec(written)?.[1];
  },
  trailObjectKind: (record) =>
    textAt(record, 'path.0', 'file_event_info.path', 'file_path') === null ? 'other' : 'file',
  trailTerminal: (record) => {
    const address = textAt(record, 'subject.terminal_id.ip_address');
    return address === null || NO_ADDRESS.test(address) ? null : address;
  },
  trailProcess: (record) => basename(textAt(record, 'subject.process_name')),
  trailLine: (record) => trailLine(record),
  trailAct: (record): Partial<EventFacts> =>
    field(record, 'file_event_info.item_renamed') === true
      ? { action: 'Rename', movement: 'none' }
      : (commandAct(trailLine(record)) ?? {}),
  alertOutcome: (record) => {
    const isStopped =
      field(record, 'match.event.blocked') === true ||
      recordsOf(field(record, 'match.actions')).some(({ name }) => name === 'Prevented');
    return isStopped ? 'failure' : 'success';
  },
  alertObjectKind: (record) =>
    textAt(record, 'related.files.0.path', 'match.event.path') === null ? 'other' : 'file',
  alertLine: (record) => lineOf(field(record, 'related.processes.0.args')),
  alertAct: (record): Partial<EventFacts> => {
    if (textAt(record, 'eventType') !== 'GPDownloadEvent') {
      return commandAct(lineOf(field(record, 'related.processes.0.args'))) ?? {};
    }
    const origin = placeOfUrl(field(record, 'related.files.0.downloadedFrom.0'));
    return { origin, destination: OWN_DEVICE };
  },
};

const TELEMETRY_PATHS = [
  'act.target.path',
  'act.source.path',
  'act.detected_path',
  'act.executable_path',
  'act.file.path',
];

function lineOf(args: unknown): string | null {
  return texts(args).join(' ') || null;
}

/** `exec_args.args` is a list by numbers from 1; `args_compiled` joins it with commas. */
function trailLine(record: Record<string, unknown>): string | null {
  const args = field(record, 'exec_args.args');
  const words = isRecord(args) ? Object.values(args).map(text) : [];
  const line = words.filter((word) => word !== null).join(' ');
  return line || textAt(record, 'exec_args.args_compiled')?.replaceAll(',', ' ') || null;
}
