/** Files of a model, by the names that they must have in its folder. */
export type ModelFile = 'gliner_config.json' | 'tokenizer.json' | 'model.onnx';

/** A folder does not hold a model that can be used. */
export class EntityModelFault extends Error {
  override name = 'EntityModelFault';
  /** The file at fault. */
  readonly file: ModelFile;
  /** Its faults, as text. */
  readonly reason: string;

  constructor(file: ModelFile, reason: string) {
    super(`${file}: ${reason}`);
    this.file = file;
    this.reason = reason;
  }
}

/**
 * `too-long`, `too-slow`: the text is above a limit. `broken`: the thread ended while it read.
 * `closed`: nothing is read anymore.
 */
export type ReadFaultReason = 'too-long' | 'too-slow' | 'broken' | 'closed';

/** A text was not read. Contains none of it. */
export class EntityReadFault extends Error {
  override name = 'EntityReadFault';
  readonly reason: ReadFaultReason;

  constructor(reason: ReadFaultReason) {
    super(reason);
    this.reason = reason;
  }
}
