/** Longer command lines are cut: what matters is at their beginning. */
const MOST_CHARACTERS = 32_768;
/**
 * Escaped quote, text in double quotes, text in single quotes, bare text, blanks: one always matches.
 */
const PIECE = /\\(["'])|"((?:\\["']|[^"])*)"?|'([^']*)'?|([^\s"'\\]+|\\)|\s+/g;

/**
 * The words of a command line, without quotes; one pass, linear in its length. A backslash escapes a
 * quote and is literal otherwise, because Windows paths contain many.
 */
export function splitCommandLine(commandLine: string): string[] {
  const words: string[] = [];
  let isInWord = false;
  for (const piece of commandLine.slice(0, MOST_CHARACTERS).matchAll(PIECE)) {
    const [, escaped, double, single, bare] = piece;
    const part = escaped ?? double?.replaceAll(/\\(["'])/g, '$1') ?? single ?? bare;
    if (part === undefined) isInWord = false;
    else if (isInWord) words.push((words.pop() ?? '') + part);
    else {
      words.push(part);
      isInWord = true;
    }
  }
  return words;
}
