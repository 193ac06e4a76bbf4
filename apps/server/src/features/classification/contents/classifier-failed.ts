/** A content could not be classified. The message is the kind of fault, never what was read. */
export class ClassifierFailed extends Error {
  override name = 'ClassifierFailed';
}
