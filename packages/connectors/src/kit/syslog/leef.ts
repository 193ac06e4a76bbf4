/** A LEEF message: IBM's Log Event Extended Format, versions 1.0 and 2.0. */
export interface LeefMessage {
  leefVersion: string;
  vendor: string;
  product: string;
  /** Of the product. */
  version: string;
  eventId: string;
  /** By the sender's keys; the last of a key that is given twice. */
  attributes: Record<string, string>;
}

const TAB = '\t';
const HEADER_FIELDS = 5;

/**
 * Reads the LEEF message in a line, wherever it starts; null if none. Never throws, linear. Version 1
 * separates attributes by tabs; version 2 names the separator in a sixth field, as a character or as
 * its code (`x5E`, `0x5E`), and an empty one means the tab. Undeclared spaces as separators also work.
 */
export function leefMessage(line: string): LeefMessage | null {
  const start = line.search(/(?:^|[\s:>])LEEF: ?\d/);
  if (start < 0) return null;
  let at = line.indexOf('LEEF:', start) + 'LEEF:'.length;
  const fields: string[] = [];
  while (fields.length < HEADER_FIELDS) {
    const end = line.indexOf('|', at);
    if (end < 0) return null;
    fields.push(line.slice(at, end).trim());
    at = end + 1;
  }
  const [leefVersion = '', vendor = '', product = '', version = '', eventId = ''] = fields;
  const { separator, rest } = attributesAt(line.slice(at), leefVersion);
  return {
    leefVersion,
    vendor,
    product,
    version,
    eventId,
    attributes: attributesOf(rest, separator),
  };
}

/** The separator field exists in version 2 only, and some senders leave it out there. */
function attributesAt(rest: string, version: string): { separator: string; rest: string } {
  if (!version.startsWith('2')) return { separator: TAB, rest };
  const named = /^(?:(0?x[0-9a-fA-F]{1,4})|([^|\s=])|[\t ]?)\|/.exec(rest);
  if (!named) return { separator: TAB, rest };
  const [whole, code, character] = named;
  const coded =
    code === undefined
      ? undefined
      : String.fromCharCode(Number.parseInt(code.replace(/^0?x/, ''), 16));
  return { separator: coded ?? character ?? TAB, rest: rest.slice(whole.length) };
}

function attributesOf(rest: string, separator: string): Record<string, string> {
  const parts = rest.includes(separator) ? rest.split(separator) : spacedParts(rest);
  const entries = parts.flatMap((part): [string, string][] => {
    const equals = part.indexOf('=');
    const [key, value] = [part.slice(0, equals).trim(), part.slice(equals + 1).trim()];
    return equals < 0 || key === '' || value === '' ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** `a=1 b=two words c=3`: a part starts where a word ends with an equals sign. */
function spacedParts(rest: string): string[] {
  return rest.split(/\s(?=[\w.-]{1,64}=)/);
}
