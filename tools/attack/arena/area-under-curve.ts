/**
 * How often a value of the first side is above one of the second, ties counted half: 0.5 where nothing tells
 * them apart, 1 where every one is above. The area under the ROC curve, by ranks (Mann and Whitney).
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((left, right) => left.value - right.value);
  let rankSum = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]?.value === all[at]?.value) end += 1;
    const rank = (at + 1 + end) / 2;
    for (const { isFirst } of all.slice(at, end)) if (isFirst) rankSum += rank;
    at = end;
  }
  const pairs = first.length * second.length;
  return (rankSum - (first.length * (first.length + 1)) / 2) / pairs;
}
