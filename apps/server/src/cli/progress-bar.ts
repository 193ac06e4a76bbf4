import type { WriteStream } from 'node:tty';

export interface ProgressBar {
  advance(bytes: number): void;
  finish(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;

/** Progress by bytes on a terminal; nothing without one. An unknown total shows bytes only. */
export function progressBar(
  out: Pick<WriteStream, 'write'> & { isTTY?: boolean },
  totalBytes: number | null,
  { now = Date.now, verb = 'sent' }: { now?: () => number; verb?: string } = {},
): ProgressBar {
  let doneBytes = 0;
  let drawnAt = 0;
  const draw = (): void => {
    drawnAt = now();
    out.write(`\r${barText(doneBytes, totalBytes, verb)}`);
  };
  return {
    advance(bytes) {
      doneBytes += bytes;
      if (out.isTTY && now() - drawnAt >= EVERY_MS) draw();
    },
    finish() {
      if (!out.isTTY) return;
      draw();
      out.write('\n');
    },
  };
}

/** @param verb what was done with the bytes, e.g. `sent` */
export function barText(doneBytes: number, totalBytes: number | null, verb = 'sent'): string {
  const megabytes = (doneBytes / 1_048_576).toFixed(1);
  if (totalBytes === null) return `${megabytes} MB ${verb}`;
  const share = totalBytes === 0 ? 1 : Math.min(1, doneBytes / totalBytes);
  const filled = Math.round(share * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} % ${megabytes} MB ${verb}`;
}
