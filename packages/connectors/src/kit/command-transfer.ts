import { ownValue } from '@waybill/contract';
import { basename } from './file-name.ts';
import { splitCommandLine } from './split-command-line.ts';
import { text } from './text.ts';
import { TRANSFER_TOOLS, type CommandTransfer } from './transfer-tools.ts';

const SEPARATORS: ReadonlySet<string> = new Set([';', '|', '&', '&&', '||']);
const WRAPPERS: ReadonlySet<string> = new Set(
  'sudo doas env nohup nice time xargs exec command start timeout stdbuf setsid'.split(' '),
);
const SHELLS: ReadonlySet<string> = new Set(
  'sh bash zsh dash ksh fish cmd powershell pwsh'.split(' '),
);
const SHELL_COMMAND = /^(?:-[a-z]*c|\/[ck]|-command)$/i;
/** Shells in shells are followed this far. */
const MOST_NESTING = 3;

/**
 * The transfer performed by a command line with one of the known tools, or null. Linear in the length
 * of the line. Of several commands the first transfer counts.
 */
export function commandTransfer(commandLine: unknown): CommandTransfer | null {
  const line = text(commandLine);
  return line === null ? null : transferOfWords(splitCommandLine(line), 0);
}

function transferOfWords(words: readonly string[], nesting: number): CommandTransfer | null {
  for (const segment of segmentsOf(words)) {
    const transfer = transferOfSegment(segment, nesting);
    if (transfer) return transfer;
  }
  return null;
}

/** The commands of a line: split at separators that are separate words or at the end of one. */
function segmentsOf(words: readonly string[]): string[][] {
  const segments: string[][] = [[]];
  for (const word of words) {
    const isEnd = word.length > 1 && word.endsWith(';');
    if (!SEPARATORS.has(word)) segments.at(-1)?.push(isEnd ? word.slice(0, -1) : word);
    if (isEnd || SEPARATORS.has(word)) segments.push([]);
  }
  return segments;
}

function transferOfSegment(segment: readonly string[], nesting: number): CommandTransfer | null {
  const at = programAt(segment);
  if (at < 0) return null;
  const words = segment.slice(at);
  const program = programOf(words[0] ?? '');
  if (SHELLS.has(program)) {
    const script = words.findIndex((word, index) => index > 0 && SHELL_COMMAND.test(word));
    if (script < 0 || nesting >= MOST_NESTING) return null;
    return transferOfWords(splitCommandLine(words.slice(script + 1).join(' ')), nesting + 1);
  }
  const tool = ownValue(TRANSFER_TOOLS, program);
  return tool?.(words.slice(1), program) ?? null;
}

/** Where the program stands: after wrappers, their options and assignments of the environment. */
function programAt(words: readonly string[]): number {
  let isWrapped = false;
  let previous = '';
  return words.findIndex((word) => {
    const isUser = /^-[ugn]$/.test(previous);
    previous = word;
    if (WRAPPERS.has(programOf(word))) {
      isWrapped = true;
      return false;
    }
    const isAssignment = /^[A-Za-z_]\w*=/.test(word);
    // `sudo -u ann curl`, `timeout 10s curl`: options of the wrapper and their own words.
    const isOption = isWrapped && (isUser || word.startsWith('-') || /^\d+[smhd]?$/.test(word));
    return !isAssignment && !isOption;
  });
}

function programOf(word: string): string {
  return (basename(word) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat)$/, '');
}
