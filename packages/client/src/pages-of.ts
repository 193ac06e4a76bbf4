interface Page<Item> {
  items: Item[];
  nextCursor?: string | null;
}

/**
 * Every item of a list, page by page.
 *
 * @param read one page, e.g. `(cursor) => client.getDetections({ query: { severity: ['HIGH'], cursor } })`
 */
export async function* pagesOf<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield* page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
