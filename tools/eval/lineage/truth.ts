/** Where a content is in the simulated company. */
export type Spot =
  | { kind: 'file'; device: string; path: string }
  | { kind: 'item'; id: string }
  | { kind: 'volume'; serial: string; path: string }
  | { kind: 'clipboard'; device: string }
  | { kind: 'sink'; act: string };

/**
 * A content at a spot, from the action that put it there; `null`: it was there before anything was
 * recorded.
 */
export interface Content {
  spot: Spot;
  act: string | null;
  digest: string;
  sizeBytes: number;
  name: string;
}

/** That a content came from another by an action. */
export interface TrueEdge {
  from: string;
  to: string;
  act: string;
}

/** A text that names a spot, equal for equal spots. */
function spotLabel(spot: Spot): string {
  switch (spot.kind) {
    case 'file':
      return `file ${spot.device} ${spot.path}`;
    case 'item':
      return `item ${spot.id}`;
    case 'volume':
      return `volume ${spot.serial} ${spot.path}`;
    case 'clipboard':
      return `clipboard ${spot.device}`;
    case 'sink':
      return 'sink';
  }
}

/** A text that names a content. Both views of one action have the same action. */
function contentLabel({ spot, act }: Pick<Content, 'spot' | 'act'>): string {
  return `${act ?? 'before'} @ ${spotLabel(spot)}`;
}

/** Collects what happened in truth, whether it was recorded or not. */
export class Truth {
  readonly edges: TrueEdge[] = [];
  readonly roots = new Set<string>();
  /**
   * Labels of the files and items that left, beyond which nothing is seen and whose origins are asked
   * for. What left as a part over a clipboard is not among them: a content that is seen once, in one
   * record, cannot be found again where that record is lost.
   */
  readonly sinks: string[] = [];

  root(content: Content): Content {
    this.roots.add(contentLabel(content));
    return content;
  }

  join(parents: readonly Content[], child: Content, act: string): Content {
    const to = contentLabel(child);
    for (const parent of parents) this.edges.push({ from: contentLabel(parent), to, act });
    const isWhole = parents.every(({ spot }) => spot.kind !== 'clipboard');
    if (child.spot.kind === 'sink' && isWhole) this.sinks.push(to);
    return child;
  }
}
