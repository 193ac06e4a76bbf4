import type { PaletteCommand } from './palette-command.ts';

/** Most commands that are shown beside what a search finds. */
const MOST_MATCHES = 5;

/** Words in small letters without accents, so that "uber" finds "Über". */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Where the words begin ones of the text: 0 for its own first word, then later ones; null where not. */
function placeIn(text: string, wanted: readonly string[]): number | null {
  const words = wordsOf(text);
  const places = wanted.map((want) => words.findIndex((word) => word.startsWith(want)));
  return places.includes(-1) ? null : Math.min(...places);
}

/**
 * Commands in whose title, or else keywords, every typed word begins one: best first, five at most.
 * Empty for an empty text.
 */
export function matchCommands(
  commands: readonly PaletteCommand[],
  typed: string,
): PaletteCommand[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return commands
    .flatMap((command) => {
      const inTitle = placeIn(command.title, wanted);
      const place = inTitle ?? placeIn(`${command.title} ${command.keywords ?? ''}`, wanted);
      if (place === null) return [];
      return [{ command, rank: inTitle === null ? 100 + place : place }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_MATCHES)
    .map(({ command }) => command);
}
