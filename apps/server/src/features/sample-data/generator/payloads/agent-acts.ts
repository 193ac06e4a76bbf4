import type { Moment } from '../company/moment.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { agentRecord, homePath } from './agent-record.ts';

/** A page in the browser, and its signed-in account if the extension knows it. */
export interface Page {
  url: string;
  title: string;
  account?: string;
}

/** A file on the person's laptop. */
export interface LaptopFile {
  kind: 'file';
  name: string;
  path: string;
  size: number;
  sha256: string;
  label?: string;
}

/** A file in a folder of the person's home; its digest is drawn. */
export function laptopFile(
  moment: Moment,
  name: string,
  {
    folder = 'Documents',
    size = 48_000,
    ...more
  }: { folder?: string; size?: number; label?: string } = {},
): LaptopFile {
  const path = homePath(moment, folder, name);
  return { kind: 'file', name, path, size, sha256: moment.random.hex(64), ...more };
}

/**
 * Text goes from the clipboard into a page. Without a digest: nothing else is known about that
 * clipboard.
 */
export function pasted(moment: Moment, target: Page, text: string): SamplePayload {
  return agentRecord(moment, {
    agent: 'extension',
    action: 'Paste',
    more: {
      clipboard: { kind: 'text', length: text.length },
      object: { kind: 'text' },
      target,
      content: { text },
    },
  });
}

/** A file is uploaded to a page, including its text if the extension could read it. */
export function uploaded(moment: Moment, object: LaptopFile, target: Page, text?: string) {
  return agentRecord(moment, {
    agent: 'extension',
    action: 'Upload',
    more: { object, target, ...contentOf(text) },
  });
}

/** A file is opened on the laptop. */
export function opened(moment: Moment, object: LaptopFile, text?: string): SamplePayload {
  return agentRecord(moment, {
    agent: 'sensor',
    action: 'View',
    more: { object, ...contentOf(text) },
  });
}

/** A file is copied to a USB drive. */
export function copiedToDrive(moment: Moment, object: LaptopFile, text?: string): SamplePayload {
  const isWindows = moment.person.os === 'Windows';
  return agentRecord(moment, {
    agent: 'sensor',
    action: 'CopyFile',
    more: {
      object,
      process: { name: isWindows ? 'explorer.exe' : 'Finder' },
      source: { path: object.path },
      target: { path: isWindows ? `E:\\${object.name}` : `/Volumes/STICK/${object.name}` },
      volume: { bus: 'usb', serial: 'SAMPLE0401', label: 'STICK', encrypted: false },
      ...contentOf(text),
    },
  });
}

function contentOf(text: string | undefined) {
  return text === undefined ? {} : { content: { text } };
}
