/** What a number of a measurement means. */
export interface FigureKind {
  /** Which way is an improvement. */
  better: 'more' | 'less';
  /** Name of the number that the same run measured as its floor; the ratio to it is what is compared. */
  floor?: string;
  /** Share by which the figure may get worse unnoticed; default: nothing for counts, a tenth for times. */
  tolerance?: number;
}

/** How a benchmark or an evaluation runs in a few minutes, in `<name>-short.data.ts` next to it. */
export interface ShortForm {
  args: readonly string[];
  /** Arguments of the whole run; default: none. */
  fullArgs?: readonly string[];
  /** What the short form leaves out, for whoever reads the figures. */
  leavesOut: string;
  /** Minutes that the short form takes on two quiet cores, about. */
  minutes: number;
  /** Numbers of the last line that are kept: paths with dots. Of a list its length is taken. */
  figures: Readonly<Record<string, FigureKind>>;
}
