/** Like `Promise.all` over a map, with limited concurrency. Results keep their order. */
export async function mapAtMost<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  // All workers share the iterator, and each takes the next item when it finishes one.
  const left = items.entries();
  async function worker(): Promise<void> {
    for (const [index, item] of left) results[index] = await work(item, index);
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}
