export type ExportFormat = 'csv' | 'jsonl';

export interface RowCounter {
  /** Takes the next piece of the file, cut anywhere. */
  add: (text: string) => void;
  /** Complete data rows so far. */
  count: () => number;
}

/**
 * Counts the rows of an export while it streams. In CSV a line break inside quotes belongs to the cell
 * (RFC 4180), and the first line is the header.
 */
export function createRowCounter(format: ExportFormat): RowCounter {
  let lines = 0;
  let isQuoted = false;
  let hasOpenLine = false;
  return {
    add: (text) => {
      for (const character of text) {
        if (format === 'csv' && character === '"') isQuoted = !isQuoted;
        const isEnd = character === '\n' && !isQuoted;
        if (isEnd && hasOpenLine) lines += 1;
        if (character !== '\r') hasOpenLine = !isEnd;
      }
    },
    count: () => {
      const all = lines + (hasOpenLine ? 1 : 0);
      return format === 'csv' ? Math.max(0, all - 1) : all;
    },
  };
}
