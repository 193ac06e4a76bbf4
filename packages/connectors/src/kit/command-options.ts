/** The options of a command and its other words. */
interface CommandOptions {
  /** By name as written, `--url`; of an option given twice the last value. */
  values: Map<string, string>;
  plain: string[];
}

/** Kind of an option. `next`: its value is the next word. */
type Option = { name: string; value: string | null; isValueNext: boolean };

/**
 * Parses the words after a program. Only the program knows which options take a value: `takesValue`
 * tells. Supports `--name value`, `--name=value`, `-n value` and `-nvalue`.
 */
export function readOptions(
  words: readonly string[],
  takesValue: (option: string) => boolean,
  isCaseless = false,
): CommandOptions {
  const values = new Map<string, string>();
  const plain: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-') || word === '-') {
      plain.push(word);
      continue;
    }
    const option = readOption(isCaseless ? word.toLowerCase() : word, takesValue);
    if (option.isValueNext) at += 1;
    const value = option.isValueNext ? (words[at] ?? '') : option.value;
    if (value !== null) values.set(option.name, value);
  }
  return { values, plain };
}

function readOption(word: string, takesValue: (option: string) => boolean): Option {
  const equals = word.startsWith('--') ? word.indexOf('=') : -1;
  if (equals >= 0) {
    return { name: word.slice(0, equals), value: word.slice(equals + 1), isValueNext: false };
  }
  if (word === '--url' || takesValue(word)) return { name: word, value: null, isValueNext: true };
  const short = word.slice(0, 2);
  const isJoined = !word.startsWith('--') && word.length > 2 && takesValue(short);
  return { name: short, value: isJoined ? word.slice(2) : null, isValueNext: false };
}
