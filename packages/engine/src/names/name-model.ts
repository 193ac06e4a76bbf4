import { shippedBytes } from '../values/shipped-bytes.ts';
import type { NameModel } from './tag-names.ts';
import { NAME_WEIGHTS } from './name-weights.data.ts';

/** What a name has to be better by than no name: chosen where precision for persons reaches 0.85. */
const MARGIN = 350;

let model: NameModel | undefined;

/** The model that is shipped, unpacked when it is first asked for. */
export function nameModel(): NameModel {
  model ??= { weights: new Int8Array(shippedBytes(NAME_WEIGHTS).buffer), margin: MARGIN };
  return model;
}
