import { shippedBytes } from '../values/shipped-bytes.ts';
import type { NameModel } from './tag-names.ts';
import { NAME_WEIGHTS } from './name-weights.data.ts';

/**
 * Required margin of a name over no name: chosen so that precision for places and organizations holds.
 */
const MARGIN = 350;
/** Chosen where recall for persons reaches 0.7 on the open corpus, at a precision above 0.9. */
const PERSON_BONUS = 150;

let model: NameModel | undefined;

/** The bundled model, unpacked on first use. */
export function nameModel(): NameModel {
  model ??= {
    weights: new Int8Array(shippedBytes(NAME_WEIGHTS).buffer),
    margin: MARGIN,
    personBonus: PERSON_BONUS,
  };
  return model;
}
