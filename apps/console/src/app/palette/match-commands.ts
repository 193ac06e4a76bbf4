import { foldText } from '@waybill/contract/fold-text';
import { typingErrors } from '@waybill/contract/typing-errors';
import type { PaletteCommand } from './palette-command.ts';

/** Maximum number of commands shown next to search results. */
const MOST_MATCHES = 5;

/** Words in one spelling, so that "uber" finds "Über". */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether a typed word represents another one. */
type IsMeant = (word: string, typed: string) => boolean;

const isBegun: IsMeant = (word, typed) => word.startsWith(typed);

/** Minimum letters for one typing error, and for two. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** With typing errors in the typed part of the word. */
const isMistyped: IsMeant = (word, typed) => {
  if (typed.length < ONE_ERROR_FROM) return isBegun(word, typed);
  const most = typed.length < TWO_ERRORS_FROM ? 1 : 2;
  return (
    typingErrors(typed, word) <= most || typingErrors(typed, word.slice(0, typed.length)) <= most
  );
};

/**
 * Position of the typed words in the text: 0 for its first word, then later ones; null if not found.
 */
function placeIn(text: string, wanted: readonly string[], isMeant: IsMeant): number | null {
  const words = wordsOf(text);
  const places = wanted.map((want) => words.findIndex((word) => isMeant(word, want)));
  return places.includes(-1) ? null : Math.min(...places);
}

/**
 * Commands in whose title, or else keywords, every typed word starts one: best first, at most five.
 * Empty for an empty text.
 */
export function matchCommands(
  commands: readonly PaletteCommand[],
  typed: string,
): PaletteCommand[] {
  return matchBy(commands, wordsOf(typed), isBegun);
}

/** Like `matchCommands`, with typing errors: suggestions if no command matches. */
export function matchMistyped(
  commands: readonly PaletteCommand[],
  typed: string,
): PaletteCommand[] {
  return matchBy(commands, wordsOf(typed), isMistyped);
}

function matchBy(
  commands: readonly PaletteCommand[],
  wanted: readonly string[],
  isMeant: IsMeant,
): PaletteCommand[] {
  if (wanted.length === 0) return [];
  return commands
    .flatMap((command) => {
      const inTitle = placeIn(command.title, wanted, isMeant);
      const place =
        inTitle ?? placeIn(`${command.title} ${command.keywords ?? ''}`, wanted, isMeant);
      if (place === null) return [];
      return [{ command, rank: inTitle === null ? 100 + place : place }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_MATCHES)
    .map(({ command }) => command);
}
