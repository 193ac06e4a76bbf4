import type { WriteStream } from 'node:tty';

export interface ProgressBar {
  advance(bytes: number): void;
  finish(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;

/** Progress by bytes on a terminal; nothing where nobody watches. An unknown total shows bytes only. */
export function progressBar(
  out: Pick<WriteStream, 'write' | 'isTTY'>,
  totalBytes: number | null,
  now: () => number = Date.now,
): ProgressBar {
  let doneBytes = 0;
  let drawnAt = 0;
  const draw = (): void => {
    drawnAt = now();
    out.write(`\r${barText(doneBytes, totalBytes)}`);
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

export function barText(doneBytes: number, totalBytes: number | null): string {
  const megabytes = (doneBytes / 1_048_576).toFixed(1);
  if (totalBytes === null) return `${megabytes} MB sent`;
  const share = totalBytes === 0 ? 1 : Math.min(1, doneBytes / totalBytes);
  const filled = Math.round(share * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} % ${megabytes} MB sent`;
}
