import type { NameModel } from './tag-names.ts';
import { NAME_WEIGHTS } from './name-weights.data.ts';

/** What a name has to be better by than no name: chosen where precision for persons reaches 0.85. */
const MARGIN = 350;

let model: NameModel | undefined;

/** The model that is shipped, unpacked when it is first asked for. */
export function nameModel(): NameModel {
  model ??= { weights: fromBase64(NAME_WEIGHTS), margin: MARGIN };
  return model;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function fromBase64(text: string): Int8Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < LETTERS.length; value += 1) values[LETTERS.charCodeAt(value)] = value;
  const valueAt = (at: number): number => values[text.charCodeAt(at)] ?? 0;
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const bytes = new Int8Array((text.length / 4) * 3 - padding);
  let to = 0;
  for (let at = 0; at < text.length; at += 4) {
    const word =
      (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3);
    bytes[to] = word >> 16;
    bytes[to + 1] = word >> 8;
    bytes[to + 2] = word;
    to += 3;
  }
  return bytes;
}
