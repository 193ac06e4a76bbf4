import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import type { Hook, Hooks } from '../kit/map/map-declaration.ts';

/*
 * An alert without events says what happened in its description alone, in sentences of the vendor's own
 * templates: "The process x.exe disabled the service …", "The scripting engine x.exe connected to
 * 203.0.113.9. … Command line: …".
 */

const COMMAND_LINE = /\bCommand line: (\S.*)$/s;
const NAMED_PROCESS =
  /\b(?:process|engine|executable|binary|application|interpreter) "?([^\s",]{1,255})/i;
const EXECUTABLE = /(?:^|[\s"\\/])([^\s"\\/:]{1,128}\.(?:exe|scr|dll|ps1|bat|cmd))(?=[\s",.]|$)/i;
const CONNECTED_TO = /\bconnected to (\d{1,3}(?:\.\d{1,3}){3})\b/;

/** Longer descriptions are not the vendor's sentences. */
const MOST_LENGTH = 20_000;

function description(record: VendorRecord): string {
  // With its own event the alert needs no parsing of sentences.
  if (record['event'] !== undefined) return '';
  return (textAt(record, 'alert.description') ?? '').slice(0, MOST_LENGTH);
}

function commandLine(record: VendorRecord): string | null {
  return COMMAND_LINE.exec(description(record))?.[1] ?? null;
}

const describedProcess: Hook = (record) => {
  const written = description(record);
  const named = NAMED_PROCESS.exec(written)?.[1]?.replace(/[.:]$/, '');
  return named !== undefined && /\.\w{2,4}$/.test(named)
    ? named
    : (EXECUTABLE.exec(written)?.[1] ?? null);
};

/** The program of the command line, where it is written with its folder. */
const describedProcessPath: Hook = (record) => {
  const program = /^"([^"]+)"|^(\S+)/.exec(commandLine(record) ?? '');
  const path = program?.[1] ?? program?.[2] ?? '';
  return /[\\/]/.test(path) ? path : null;
};

const describedAddress: Hook = (record) => CONNECTED_TO.exec(description(record))?.[1] ?? null;

export const hooks: Hooks = {
  describedAddress,
  describedCommandLine: commandLine,
  describedProcess,
  describedProcessPath,
};
