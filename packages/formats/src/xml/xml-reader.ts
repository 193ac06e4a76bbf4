import { Tokenizer } from 'htmlparser2';
import { tagEvents } from './tag-events.ts';
import { textEvents } from './text-events.ts';
import type { XmlHandler } from './xml-handler.ts';
import { createXmlReading } from './xml-reading.ts';

/** Longer tags, comments and character data count as a fault of the file, and reading continues behind them. */
const MOST_PENDING = 4 * 1024 * 1024;

export interface XmlReader {
  write(chunk: string): void;
  /** Ends the events. */
  stop(): void;
  /**
   * Whether the text was well-formed as far as this reader checks: markup is complete, attribute values
   * are quoted, and the numbers of opened and closed elements match. It does not compare their names.
   */
  end(): boolean;
}

/**
 * Reads XML piece by piece, in linear time. Document types are skipped: only the five predefined
 * entities and numeric characters exist, so nothing can be expanded or fetched. Never throws; malformed
 * text is read as far as possible.
 */
export function createXmlReader(handler: XmlHandler): XmlReader {
  const reading = createXmlReading(handler);
  const { source, text, documentType } = reading;
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      ...tagEvents(handler, reading),
      ...textEvents(handler, reading),
      onattribentity: () => undefined,
      ontextentity: () => undefined,
      onend: () => undefined,
    },
  );

  return {
    write: (chunk) => {
      source.append(chunk);
      tokenizer.write(chunk);
      if (source.length() - reading.reported > MOST_PENDING) {
        reading.isSound = false;
        tokenizer.reset();
        reading.base = source.length();
        reading.reported = reading.base;
      }
      source.release(reading.reported);
    },
    stop: () => tokenizer.pause(),
    end: () => {
      reading.isEnding = true;
      text.flush(reading.reported);
      tokenizer.end();
      const isWhole = !source.slice(reading.reported, source.length()).includes('<');
      return reading.isSound && isWhole && reading.depth === 0 && !documentType.isOpen();
    },
  };
}
