/** Thrown where a source cannot become a pattern; `message` is the reason for its author. */
export class PatternRefusal extends Error {
  /** In code units of the source. */
  readonly position: number;

  constructor(position: number, reason: string) {
    super(reason);
    this.name = 'PatternRefusal';
    this.position = position;
  }
}
