import { embedOleObject } from '../cfb/ole-object.ts';
import { createFlow } from '../text/flow.ts';
import type { Reader } from '../worker/source-file.ts';
import { readRtfText } from './rtf-text.ts';

/** Rich text, and the objects that it embeds. */
export const readRtf: Reader = async (file) => {
  const objects: string[] = [];
  const flow = createFlow((text) => file.out.write(text));
  readRtfText(file.bytes, { flow, object: (hex) => objects.push(hex) });
  for (const [index, hex] of objects.entries()) {
    const digits = hex.replaceAll(/[^0-9a-fA-F]/g, '');
    await embedOleObject(file, Buffer.from(digits, 'hex'), `object${index + 1}`);
  }
};
