import type { ExtractedPart, Extraction } from './extraction.ts';

const EMPTY: ExtractedPart = { path: '', type: 'empty', state: 'complete', text: '' };

/**
 * The overall state of a file. A completely unreadable container has the state that its files share; a
 * partly readable one is `partial`, with the reason of the first gap.
 */
export function summarize(parts: readonly ExtractedPart[]): Extraction {
  const [outermost = EMPTY] = parts;
  const { type } = outermost;
  const gap = parts.find(({ state }) => state !== 'complete');
  if (!gap) return { state: 'complete', type, parts };
  const reason = gap.reason ? { reason: gap.reason } : {};
  const isRead = outermost.state === 'complete' || parts.some(({ text }) => text !== '');
  if (!isRead) {
    return { state: outermost.state, ...reason, type, parts };
  }
  const inner = parts.slice(1);
  const isLost = inner.length > 0 && inner.every(({ state }) => state === gap.state);
  const isShell = outermost.state === 'complete' && isContainer(type);
  return { state: isLost && isShell ? gap.state : 'partial', ...reason, type, parts };
}

/** Of these the own text is names of files. */
function isContainer(type: ExtractedPart['type']): boolean {
  return ['zip', 'tar', 'gzip', '7z', 'rar', 'bzip2', 'xz', 'cab', 'iso', 'cpio'].includes(type);
}
