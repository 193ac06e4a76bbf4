/** `2026/02/03`, `2026-02-03-04`, `20260203T0405Z`, `year=2026/month=02/day=03`: a day inside a key. */
const DAY =
  /(?<!\d)(20\d\d)(\/month=|\/m=|[-_/]?)(0[1-9]|1[0-2])(\/day=|\/d=|[-_/]?)(0[1-9]|[12]\d|3[01])(?!\d)/;

/**
 * The position in a list of keys where those of the day before a given time start, in the format of the
 * sample's day; null if the sample contains no day. A day's objects arrive until after midnight, hence
 * the day before.
 */
export function keyBefore(sample: string, moment: number): string | null {
  const found = DAY.exec(sample);
  if (!found) return null;
  const [, , first = '', , second = ''] = found;
  const [year = '', month = '', day = ''] = new Date(moment - 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return sample.slice(0, found.index) + year + first + month + second + day;
}

const DATED_FOLDER =
  /(^|\/)((y|year|dt|date)=)?20\d\d([-_]?(0[1-9]|1[0-2])([-_]?(0[1-9]|[12]\d|3[01]))?)?([-_T][^/]*)?\/$/;

/** Whether a folder is named by a year, a month or a day; account numbers do not count. */
export function isDated(folder: string): boolean {
  return DATED_FOLDER.test(folder);
}
