/** A run of words read together. `end` is exclusive. */
export interface Chunk {
  first: number;
  end: number;
  /** Names are taken from a chunk if their first word is one of these; the other words are context. */
  ownFirst: number;
  ownEnd: number;
}

export interface ChunkLimits {
  /** Words of a chunk. */
  words: number;
  /** Pieces of words of a chunk. No word has more. */
  tokens: number;
  /** Words that a name may have. */
  width: number;
}

/**
 * Overlapping chunks over all words, so that no name is cut: each name that starts among the own words
 * of a chunk ends within it.
 *
 * @param tokens Pieces of each word.
 */
export function chunkWords(tokens: readonly number[], limits: ChunkLimits): Chunk[] {
  const chunks: Chunk[] = [];
  let first = 0;
  let ownFirst = 0;
  while (ownFirst < tokens.length) {
    const end = chunkEnd(tokens, first, limits);
    const isLast = end === tokens.length;
    const shared = Math.min(2 * limits.width, Math.floor((end - first) / 2));
    const ownEnd = isLast ? end : end - Math.floor(shared / 2);
    chunks.push({ first, end, ownFirst, ownEnd });
    first = end - shared;
    ownFirst = ownEnd;
  }
  return chunks;
}

function chunkEnd(tokens: readonly number[], first: number, limits: ChunkLimits): number {
  const most = Math.min(tokens.length, first + limits.words);
  let left = limits.tokens - (tokens[first] ?? 0);
  let end = first + 1;
  while (end < most && left >= (tokens[end] ?? 0)) {
    left -= tokens[end] ?? 0;
    end += 1;
  }
  return end;
}
